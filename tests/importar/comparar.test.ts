import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { comparar } from '#features/importar/comparar/comparar.ts';
import type { Contexto } from '#features/importar/comprobar/contexto.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { ejemplos } from '#sandbox/db/examples.ts';
import { contestar } from '#support/respuestas.ts';
import { server, theSandbox } from '#support/services.ts';
import { comprobadas, leer, unContexto } from './apoyo.ts';

const sinFin = () => new AbortController().signal;

async function delMes() {
  const contexto = await unContexto();
  const { filas, releer } = await leer('04-ministerio-ovt.csv', {
    Ubicacion: { constante: 'NUESTRA SEÑORA DE LA PAZ' },
  });
  return { contexto, filas, releer };
}

const numeros = (filas: readonly Fila[]) => filas.map(({ numero }) => numero);

/** Who works in the company and regional now and is a holder, by the sandbox's own tables. */
async function activos({ idEmpresa, idRegional }: Contexto): Promise<ReadonlySet<string>> {
  const { db } = await theSandbox();
  const aqui = db.relaciones
    .by('empresa', idEmpresa)
    .filter((one) => one.FechaBaja === '' && one.IdRegional === idRegional);
  const titulares = aqui.filter(({ IdPersona }) =>
    db.pacientes.by('persona', IdPersona).some((one) => one.IdRelacionParentesco === 7),
  );
  return new Set(titulares.flatMap(({ IdPersona }) => db.personas.get(IdPersona)?.NumeroDocumento ?? []));
}

describe('the month’s payroll against the active workers', () => {
  test('[C1] gathers everybody who is active here, by the beginnings of documents', async () => {
    const { contexto, filas, releer } = await delMes();
    const { activos: cuantos, ausentes, texto } = await comparar(filas, contexto, { signal: sinFin(), releer });
    const todos = await activos(contexto);
    expect(todos.size).toBeGreaterThan(20);
    expect(cuantos).toBe(todos.size);
    expect(texto).toBe('');
    const enLaPlanilla = new Set(filas.map(({ valores }) => String(valores.NumeroDocumento)));
    const faltan = [...todos].filter((documento) => !enLaPlanilla.has(documento));
    expect(ausentes.map(({ textos }) => textos.NumeroDocumento).sort()).toEqual(faltan.sort());
  });

  test('[F-7.6-03] [C1] a search with 200 people or more is split', async () => {
    const { contexto, filas, releer } = await delMes();
    const asked: string[] = [];
    const people = Array.from({ length: 200 }, (_, at) => ({
      ...{ IdPersona: 900_000 + at, NombreCompleto: 'X', IdTipoDocumento: 1, NumeroDocumento: `7${at}` },
      ...{ FechaNacimiento: '1990-01-01', IdEmpresa: contexto.idEmpresa },
    }));
    server.use(
      http.get('*/EmpPacientes/BuscarXDocumentoIdentidad/:term/:empresa/:rol', ({ params }) => {
        const term = String(params.term);
        asked.push(term);
        const Datos = /^7\d?$/.test(term) && term !== '79' ? people : undefined;
        return Datos ? HttpResponse.json({ ok: true, Datos: term === '7' ? Datos : Datos.slice(0, 3) }) : undefined;
      }),
      http.get('*/ObtieneEmpresasHabilitada/:persona/:empresa', ({ params }) =>
        Number(params.persona) >= 900_000 ? HttpResponse.json({ ok: true, Datos: null }) : undefined,
      ),
    );
    await comparar(filas, contexto, { signal: sinFin(), releer });
    expect(asked.filter((term) => term.length === 1)).toEqual([...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
    expect(asked.filter((term) => term.length === 2).sort()).toEqual(
      [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-'].map((next) => `7${next}`).sort(),
    );
  });

  test('[C2] entries, terminations and differences of the file', async () => {
    const { contexto, filas, releer } = await delMes();
    const found = await comparar(filas, contexto, { signal: sinFin(), releer });
    expect(numeros(found.altas)).toEqual([3, 6, 7, 8, 9]);
    expect(found.altas[0]?.textos).toMatchObject({ TipoAviso: 'ALTA', FechaAviso: '03/11/2026', FechaFinContrato: '' });
    expect(numeros(found.bajas)).toEqual([5]);
    expect(found.bajas[0]?.textos).toMatchObject({ TipoAviso: 'BAJA', FechaAviso: '20/11/2026', HaberMensual: '' });
    expect(found.bajas[0]?.desmarcada).toBeUndefined();
    expect(numeros(found.diferencias)).toEqual([4]);
    // The card above the list says that no notice corrects it.
    expect(found.diferencias[0]?.hallazgos[0]?.texto).toMatch(
      /^Cargo: .*\. Haber: la planilla dice Bs\. 9,100\.00 y la caja tiene Bs\. [\d,.]+\.$/,
    );
    expect(found.diferencias[0]?.preparada).toBeNull();
    expect(found.iguales).toEqual([]);
    expect(found.sinComparar).toEqual([]);
  });

  test('[E-5.4-02] [C2] who is not in the file: a termination without a date, unticked, ready once the clerk types it', async () => {
    const { contexto, filas, releer } = await delMes();
    const { ausentes } = await comparar(filas, contexto, { signal: sinFin(), releer });
    const [una] = ausentes.slice(0, 1);
    if (!una) throw new Error('nobody is absent');
    expect(una.numero).toBeGreaterThan(Math.max(...numeros(filas)));
    expect(new Set(numeros(ausentes)).size).toBe(ausentes.length);
    for (const fila of ausentes)
      expect(fila).toMatchObject({
        tipo: expect.stringMatching(/^baja-/),
        marcada: false,
        desmarcada: true,
        textos: { FechaAviso: '' },
      });
    const [sinFecha] = await comprobadas([una], contexto);
    expect(sinFecha?.hallazgos.map(({ codigo, lugar }) => `${codigo} ${lugar}`)).toEqual(['FALTA_DATO FechaAviso']);
    const pendientes = new Set<string>([ejemplos.pagado, ejemplos.porPagar]);
    const libre = ausentes.filter(({ textos }) => !pendientes.has(textos.NumeroDocumento ?? '')).slice(0, 5);
    const conFecha = libre.map((fila) => releer(fila, { ...fila.textos, FechaAviso: '20/11/2026' }));
    const listas = (await comprobadas(conFecha, contexto)).filter(({ paso }) => paso === 'lista');
    expect(listas.length).toBeGreaterThan(0);
  });

  test('[C2] [R3] who is not in the file has the same number each time, whichever search is answered first', async () => {
    const { contexto, filas, releer } = await delMes();
    const quienes = async () => {
      const { ausentes } = await comparar(filas, contexto, { signal: sinFin(), releer });
      return ausentes.map(({ numero, idPersona, textos }) => [numero, idPersona, textos.NumeroDocumento]);
    };
    const antes = await quienes();
    const { db } = await theSandbox();
    const dePersona = antes.map(([, id]) => db.personas.get(Number(id))?.NumeroDocumento);
    expect(dePersona).toEqual(antes.map(([, , documento]) => documento));
    // The people of one beginning come last.
    let soltar = () => {};
    const puerta = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    server.use(
      http.get('*/EmpPacientes/BuscarXDocumentoIdentidad/:term/:empresa/:rol', async ({ params }) => {
        if (params.term === 'Z') soltar();
        if (params.term === String(antes[0]?.[2])[0]) await puerta;
        return undefined;
      }),
    );
    expect(await quienes()).toEqual(antes);
  });

  test('[C2] the same facts need nothing, and who left already neither', async () => {
    const { contexto, filas, releer } = await delMes();
    const activa = filas.find(({ valores }) => valores.NumeroDocumento === ejemplos.activo);
    const ajena = filas.find(({ valores }) => valores.NumeroDocumento === ejemplos.registrable);
    if (!activa || !ajena) throw new Error('no rows');
    const { db } = await theSandbox();
    const [persona] = db.personas.all().filter((one) => one.NumeroDocumento === ejemplos.activo);
    const [trabajo] = db.relaciones.by('persona', persona?.IdPersona ?? 0);
    const igual = releer(activa, {
      ...activa.textos,
      Cargo: trabajo?.Cargo.toLowerCase() ?? '',
      HaberMensual: String(trabajo?.HaberMensual ?? ''),
    });
    const sinCargo = releer(activa, { ...igual.textos, Cargo: '' });
    const fuera = releer(ajena, { ...ajena.textos, FechaFinContrato: '10/11/2026' });
    const sinNumero = releer(ajena, { ...ajena.textos, NumeroDocumento: '' });
    const found = await comparar([igual, fuera, sinNumero], contexto, { signal: sinFin(), releer });
    expect(numeros(found.iguales)).toEqual([activa.numero, ajena.numero]);
    expect(found.sinComparar).toEqual([sinNumero]);
    expect([...found.altas, ...found.bajas, ...found.diferencias]).toEqual([]);
    const unsaid = await comparar([sinCargo], contexto, { signal: sinFin(), releer });
    expect(numeros(unsaid.iguales)).toEqual([activa.numero]);
    expect(unsaid.diferencias).toEqual([]);
  });
});

test('[E-5.7-10] [C2] an intern leaves by a notice of interns', async () => {
  const { contexto, filas, releer } = await delMes();
  const { db } = await theSandbox();
  const sale = filas.filter(({ valores }) => valores.NumeroDocumento === ejemplos.asegurado);
  const [persona] = db.personas.all().filter((one) => one.NumeroDocumento === ejemplos.asegurado);
  const [paciente] = db.pacientes.by('persona', persona?.IdPersona ?? 0);
  if (!paciente) throw new Error('the seed has no example');
  db.pacientes.put({ ...paciente, IdTipoBeneficiario: 13 });
  const { bajas } = await comparar(sale, contexto, { signal: sinFin(), releer });
  expect(bajas.map(({ tipo, textos }) => [tipo, textos.TipoAviso])).toEqual([['baja-pasante', 'BAJA PASANTE']]);
  expect((await comprobadas(bajas, contexto)).map(({ paso }) => paso)).toEqual(['lista']);
});

test('[F-3.11-09] [C1] an intern who is no holder is in no list: she is compared by her row, and the list is complete all the same', async () => {
  const { contexto, filas, releer } = await delMes();
  const { db } = await theSandbox();
  const activa = filas.filter(({ valores }) => valores.NumeroDocumento === ejemplos.asegurado);
  const [persona] = db.personas.all().filter((one) => one.NumeroDocumento === ejemplos.asegurado);
  const [paciente] = db.pacientes.by('persona', persona?.IdPersona ?? 0);
  if (!paciente || activa.length === 0) throw new Error('the seed has no example');
  db.pacientes.put({ ...paciente, IdRelacionParentesco: 8 });
  const { bajas, ausentes, activos: cuantos, texto } = await comparar(activa, contexto, { signal: sinFin(), releer });
  expect(bajas.map(({ textos }) => textos.TipoAviso)).toEqual(['BAJA PASANTE']);
  expect([texto, ausentes.length]).toEqual(['', (await activos(contexto)).size]);
  expect(cuantos).toBe(ausentes.length + 1);
  db.pacientes.put({ ...paciente, IdRelacionParentesco: 12 });
  const otra = await comparar(activa, contexto, { signal: sinFin(), releer });
  expect(otra.bajas.map(({ textos }) => textos.TipoAviso)).toEqual(['BAJA VOLUNTARIO']);
});

describe('services without a search by the beginning', () => {
  const avisa = /No se proponen|no se proponen/;

  test('[C1] that answer whole numbers only: the people of the file are compared, and this is said', async () => {
    const { contexto, filas, releer } = await delMes();
    server.use(
      http.get('*/EmpPacientes/BuscarXDocumentoIdentidad/:term/:empresa/:rol', ({ params }) =>
        String(params.term).length < 5 ? HttpResponse.json({ ok: true, Datos: [] }) : undefined,
      ),
    );
    const found = await comparar(filas, contexto, { signal: sinFin(), releer });
    expect(found.activos).toBeNull();
    expect(found.texto).toMatch(avisa);
    expect(found.ausentes).toEqual([]);
    expect(numeros(found.altas)).toEqual([3, 6, 7, 8, 9]);
    expect(numeros(found.bajas)).toEqual([5]);
    expect(numeros(found.diferencias)).toEqual([4]);
  });

  test('[C1] that refuse it', async () => {
    const { contexto, filas, releer } = await delMes();
    server.use(
      http.get('*/EmpPacientes/BuscarXDocumentoIdentidad/:term/:empresa/:rol', ({ params }) =>
        String(params.term).length < 5 ? new HttpResponse('{}', { status: 400 }) : undefined,
      ),
    );
    const found = await comparar(filas, contexto, { signal: sinFin(), releer });
    expect(found.activos).toBeNull();
    expect(found.texto).toMatch(avisa);
    expect(numeros(found.bajas)).toEqual([5]);
  });

  test('[C1] that answer fewer people than assumed: who is missing from the list shows it', async () => {
    const { contexto, filas, releer } = await delMes();
    contestar('/EmpPacientes/BuscarXDocumentoIdentidad/4/*', (reply) => ({ ...reply, Datos: [] }), { method: 'get' });
    const found = await comparar(filas, contexto, { signal: sinFin(), releer });
    expect(found.activos).toBeNull();
    expect(found.texto).toMatch(avisa);
    expect(found.ausentes).toEqual([]);
  });

  test('[C1] a broken connection is no answer: nothing is compared', async () => {
    const { contexto, filas, releer } = await delMes();
    server.use(http.get('*/EmpPacientes/BuscarXDocumentoIdentidad/4/*', () => HttpResponse.error()));
    await expect(comparar(filas, contexto, { signal: sinFin(), releer })).rejects.toMatchObject({
      name: 'TransportFailure',
    });
  });

  test('[P7] cancelled, it rejects', async () => {
    const { contexto, filas, releer } = await delMes();
    const control = new AbortController();
    const avance = ({ hechas }: { hechas: number }) => {
      if (hechas > 3) control.abort();
    };
    await expect(comparar(filas, contexto, { signal: control.signal, avance, releer })).rejects.toMatchObject({
      kind: 'cancelado',
    });
  });
});
