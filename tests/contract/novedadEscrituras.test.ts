import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadForm } from '#contract/entities/novedad.ts';
import { tabla, tipoNovedad as tipo, tipoSeguimiento } from '#contract/enumerations.ts';
import { altaCotizante, personasNovedad } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { emptyPaciente, emptyPersona } from '#sandbox/db/empty.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { NOW, TODAY } from '#support/clock.ts';
import {
  altaForm,
  aviso,
  avisoNuevo,
  type Caller,
  openFund,
  pair,
  persona,
  signIn,
  upload,
  uploadRequired,
} from './fund.ts';
import { refused } from './ordenes.ts';

async function employer() {
  const fund = openFund();
  return { fund, empresa: await signIn(fund, 'empresa'), id: persona(fund, 'registrable') };
}
const insertar = (who: Caller, body: z.infer<typeof novedadForm>) => who.call(altaCotizante.insertar, { body });

/** The current form of a notice. */
async function saved(who: Caller, idPersonaNovedad: number, parts: { persona?: object; novedad?: object } = {}) {
  const { Datos } = await who.call(personasNovedad.porId, { params: { id: idPersonaNovedad, n: 0 } });
  const kept = z.parse(
    z.object({ SegurosPersonasNovedad: novedadForm.shape.SegurosPersonasNovedad }),
    Datos,
  ).SegurosPersonasNovedad;
  return altaForm(who, kept.IdPersona, { ...parts, novedad: { ...kept, ...parts.novedad } });
}
const filesOf = ({ db }: Sandbox, id: number) => db.archivos.by('registro', `${tabla.novedad}|${id}`);
const trackOf = ({ db }: Sandbox, id: number) => db.seguimientos.by('registro', `${tabla.novedad}|${id}`);

test('a registration is stored whole: what the form may say, and what the services say', async () => {
  const { fund, empresa, id } = await employer();
  await uploadRequired(empresa, id);
  const before = fund.db.personas.get(id);
  const body = await altaForm(empresa, id, {
    persona: { Zona: 'NUEVA ZONA', Estado: 'X', Edad: 99, NombreCompleto: 'X' },
    novedad: { Cargo: '  JEFE   DE CAJA ', Observacion: 'Nada', Estado: 'X', Habilitado: false, Periodo: 'X' },
  });
  const { idPersonaNovedad } = pair(await insertar(empresa, body));
  expect(fund.db.novedades.get(idPersonaNovedad)).toEqual({
    ...avisoNuevo,
    IdPersonaNovedad: idPersonaNovedad,
    IdPersona: id,
    IdTipoNovedad: tipo.COTIZANTE_INGRESO_EMPRESA,
    FechaNovedad: TODAY,
    HaberMensual: 3500,
    IdUbicacion: 101,
    IdEstadoProceso: 1,
    IdProfesion: 9,
    Observacion: 'Nada',
    Cargo: 'JEFE DE CAJA',
  });
  expect(fund.db.personas.get(id)).toEqual({ ...before, Zona: 'NUEVA ZONA', Estado: 'ACTIVO', Edad: 0 });
  const [own] = fund.db.pacientes.by('persona', id);
  expect(own).toEqual({
    ...emptyPaciente,
    IdPaciente: own?.IdPaciente,
    IdPersona: id,
    HistoriaClinica: String(Number(own?.IdPaciente) + 200_000),
    MatriculaTitular: '945512ACR',
    EstadoVigencia: 'NO VIGENTE',
    IdUbicacionEmpresa: 101,
    Estado: 'ACTIVO',
  });
  expect(own?.IdPaciente).toBeGreaterThan(200_000);
  expect(idPersonaNovedad).toBeGreaterThan(500_000);
});

test('two notices of a year have numbers that follow each other', async () => {
  const { fund, empresa, id } = await employer();
  const numbers: number[] = [];
  for (const one of [id, persona(fund, 'reingreso')]) {
    const IdTipoNovedad = one === id ? tipo.COTIZANTE_INGRESO_EMPRESA : tipo.COTIZANTE_REINGRESO;
    await uploadRequired(empresa, one, IdTipoNovedad);
    const reply = await insertar(empresa, await altaForm(empresa, one, { novedad: { IdTipoNovedad } }));
    expect(reply.ok, reply.text).toBe(true);
    numbers.push(Number(fund.db.novedades.get(pair(reply).idPersonaNovedad)?.NumeroDocumento.slice(5)));
  }
  expect(numbers[1]).toBe(Number(numbers[0]) + 1);
  const taken = fund.db.novedades.all().map((n) => n.NumeroDocumento);
  for (const one of numbers) expect(taken.filter((n) => n === `2026-${String(one).padStart(5, '0')}`)).toHaveLength(1);
});

test('somebody new is stored with tidy names and document; whom the fund knows keeps identity and birth', async () => {
  const { fund, empresa, id } = await employer();
  const identity = {
    ...{ ApellidoPaterno: ' ÑAHUI ', ApellidoMaterno: ' DE   LA CRUZ', Nombres: 'ZOILA  ANA ' },
    ...{ NumeroDocumento: ' 99887766 ', ComplementoDocumento: ' 1A ', FechaNacimiento: '1990-05-12' },
  };
  const form = await altaForm(empresa, id, { persona: { ...identity, IdPersona: 0 } });
  await uploadRequired(empresa, 0);
  const reply = await insertar(empresa, form);
  expect(reply.ok, reply.text).toBe(true);
  const { idPersona } = pair(reply);
  expect(fund.db.personas.get(idPersona)).toEqual({
    ...emptyPersona,
    ...form.BasePersonas,
    IdPersona: idPersona,
    ApellidoPaterno: 'ÑAHUI',
    ApellidoMaterno: 'DE LA CRUZ',
    Nombres: 'ZOILA ANA',
    NombreCompleto: 'ÑAHUI DE LA CRUZ ZOILA ANA',
    NumeroDocumento: '99887766',
    ComplementoDocumento: '1A',
    Estado: 'ACTIVO',
    Edad: 0,
  });
  const before = fund.db.personas.get(id);
  await uploadRequired(empresa, id);
  expect(await insertar(empresa, await altaForm(empresa, id, { persona: identity }))).toMatchObject({ ok: true });
  expect(fund.db.personas.get(id)).toEqual({ ...before, Edad: 0 });
});

test('a form about a person the fund does not know is refused', async () => {
  const { fund, empresa, id } = await employer();
  const body = await altaForm(empresa, id, { persona: { IdPersona: 7 } });
  expect((await refused(fund, () => insertar(empresa, body))).text).toBe(
    'No se pudieron recuperar datos del asegurado(a). Vuelva a intentarlo más tarde.',
  );
});

test('a new notice takes the files that wait for its person and family, and no others', async () => {
  const { fund, empresa, id } = await employer();
  await uploadRequired(empresa, id);
  await upload(empresa, { IdPersona: persona(fund, 'activo'), IdRequisito: 3, NombreArchivo: 'otra.pdf' });
  const IdTipoNovedad = tipo.PASANTE_INGRESO_EMPRESA;
  await upload(empresa, { IdPersona: id, IdRequisito: 3, NombreArchivo: 'pasante.pdf', IdTipoNovedad });
  const { idPersonaNovedad } = pair(await insertar(empresa, await altaForm(empresa, id)));
  const names = (of: number) => filesOf(fund, of).map((f) => [f.NombreArchivo, f.IdTabla, f.IdPersona]);
  expect(names(idPersonaNovedad).toSorted()).toEqual([
    ['documento.pdf', idPersonaNovedad, id],
    ['foto.jpg', idPersonaNovedad, id],
  ]);
  expect(filesOf(fund, 0).map((f) => f.NombreArchivo)).toEqual(['otra.pdf', 'pasante.pdf']);
});

test('a changed notice keeps all that the form does not write, and every file but the one that is replaced', async () => {
  const { fund, empresa } = await employer();
  const row = aviso(fund, 'pendiente');
  const before = filesOf(fund, row.IdPersonaNovedad);
  expect(before.length).toBeGreaterThan(1);
  await upload(empresa, { IdPersona: row.IdPersona, IdRequisito: 3, NombreArchivo: 'nuevo.pdf' });
  const body = await saved(empresa, row.IdPersonaNovedad, {
    novedad: { Cargo: 'JEFE', IdEmpresa: 502, NumeroDocumento: 'X', IdEstadoProceso: 3, Pagado: true },
  });
  expect(await empresa.call(altaCotizante.modificar, { body })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(row.IdPersonaNovedad)).toEqual({ ...row, Cargo: 'JEFE', Version: row.Version + 1 });
  const after = filesOf(fund, row.IdPersonaNovedad);
  expect(after.filter((f) => f.IdRequisito !== 3)).toEqual(before.filter((f) => f.IdRequisito !== 3));
  expect(after.filter((f) => f.IdRequisito === 3).map((f) => f.NombreArchivo)).toEqual(['nuevo.pdf']);
});

test('a notice is moved neither to another person nor to another family', async () => {
  const { fund, empresa } = await employer();
  const { IdPersonaNovedad } = aviso(fund, 'pendiente');
  const change = async (parts: { persona?: object; novedad?: object }) => {
    const body = await saved(empresa, IdPersonaNovedad, parts);
    return refused(fund, () => empresa.call(altaCotizante.modificar, { body }));
  };
  const other = { IdPersona: persona(fund, 'activo') };
  expect((await change({ persona: other })).text).toBe('No tiene acceso.');
  expect((await change({ novedad: { IdTipoNovedad: tipo.PASANTE_INGRESO_EMPRESA } })).text).toBe(
    'Tipo alta, no tiene información.',
  );
});

test('with a notice go its files and tracking, and nothing of another notice', async () => {
  const { fund, empresa } = await employer();
  const [mine, other] = [aviso(fund, 'pendiente').IdPersonaNovedad, aviso(fund, 'declarado').IdPersonaNovedad];
  const entry = { Asunto: 'Nota', Mensaje: 'x', Correos: [], TipoSeguimiento: 1, Fecha: TODAY, Usuario: 'X' };
  for (const [at, IdTabla] of [mine, other].entries())
    fund.db.seguimientos.put({ ...entry, IdSeguimiento: at + 1, Tabla: tabla.novedad, IdTabla });
  const all = (id: number) => [fund.db.novedades.get(id), filesOf(fund, id), trackOf(fund, id)];
  const kept = all(other);
  for (const o of fund.db.ordenes.all()) if (o.novedades.includes(mine)) fund.db.ordenes.remove(o.IdOrdenPago);
  const body = await saved(empresa, mine);
  expect(await empresa.call(altaCotizante.eliminar, { body })).toMatchObject({ ok: true });
  expect(all(mine)).toEqual([undefined, [], []]);
  expect(all(other)).toEqual(kept);
});

test('a paid notice is not deleted, nor one that is declared: each has its text', async () => {
  const { fund, empresa } = await employer();
  const remove = async (who: 'pagado' | 'declarado') => {
    const body = await saved(empresa, aviso(fund, who).IdPersonaNovedad);
    return (await refused(fund, () => empresa.call(altaCotizante.eliminar, { body }))).text;
  };
  expect(await remove('pagado')).toBe('El aviso está pagado y no se puede eliminar.');
  expect(await remove('declarado')).toBe('El aviso está en estado Declarado y no se puede eliminar.');
});

test('nobody changes, deletes, accepts or annuls a notice that was changed since', async () => {
  const { fund, empresa } = await employer();
  const staff = await signIn(fund, 'personal');
  for (const [who, example, write] of [
    [empresa, 'pendiente', altaCotizante.modificar],
    [empresa, 'pendiente', altaCotizante.eliminar],
    [staff, 'declarado', altaCotizante.aceptar],
    [staff, 'declarado', altaCotizante.anular],
  ] as const) {
    const { IdPersonaNovedad, Version } = aviso(fund, example);
    const body = await saved(empresa, IdPersonaNovedad, { novedad: { Version: Version - 1 } });
    expect((await refused(fund, () => who.call(write, { body }))).text).toBe(
      'Otra persona modificó este aviso. Vuelva a abrirlo para ver los cambios.',
    );
  }
});

test('a declared notice is not changed, and the text says its state', async () => {
  const { fund, empresa } = await employer();
  const body = await saved(empresa, aviso(fund, 'declarado').IdPersonaNovedad);
  expect((await refused(fund, () => empresa.call(altaCotizante.modificar, { body }))).text).toBe(
    'El aviso está en estado Declarado y no se puede modificar.',
  );
});

test('the calls of registrations change no termination', async () => {
  const { fund, empresa } = await employer();
  const staff = await signIn(fund, 'personal');
  const { IdPersonaNovedad } = aviso(fund, 'declarado');
  for (const [who, estado, write] of [
    [empresa, 'registrado', altaCotizante.modificar],
    [empresa, 'registrado', altaCotizante.eliminar],
    [staff, 'declarado', altaCotizante.aceptar],
    [staff, 'declarado', altaCotizante.anular],
  ] as const) {
    const IdEstadoProceso = idDeEstado(tipo.BAJA_COTIZANTE, estado);
    fund.db.novedades.put({ ...aviso(fund, 'declarado'), IdTipoNovedad: tipo.BAJA_COTIZANTE, IdEstadoProceso });
    const body = await saved(empresa, IdPersonaNovedad);
    expect((await refused(fund, () => who.call(write, { body }))).text).toBe('No tiene acceso.');
  }
});

test('an acceptance is tracked with its user and moment, and the snapshot keeps person, record and notice', async () => {
  const { fund, empresa } = await employer();
  const row = aviso(fund, 'declarado');
  const staff = await signIn(fund, 'personal');
  const body = await saved(empresa, row.IdPersonaNovedad);
  expect(await staff.call(altaCotizante.aceptar, { body })).toMatchObject({ ok: true });
  const last = trackOf(fund, row.IdPersonaNovedad).at(-1);
  expect(last).toEqual({
    IdSeguimiento: last?.IdSeguimiento,
    Tabla: tabla.novedad,
    IdTabla: row.IdPersonaNovedad,
    Asunto: 'Aceptado',
    Mensaje: 'Declarado -> Aceptado',
    Correos: [],
    TipoSeguimiento: tipoSeguimiento.MENSAJE,
    Fecha: NOW.toISOString(),
    Usuario: 'GUTIÉRREZ AYALA MARTHA',
  });
  const kept = fund.db.novedades.get(row.IdPersonaNovedad);
  expect(JSON.parse(kept?.DatosHistorico ?? '')).toEqual({
    BasePersonas: fund.db.personas.get(row.IdPersona),
    SegurosPacientes: fund.db.pacientes.by('persona', row.IdPersona)[0],
    SegurosPersonasNovedad: { ...kept, DatosHistorico: '' },
  });
});

test('a type with a type before it is registered, and changed to, only after that one; what is there may be corrected', async () => {
  const { fund, empresa, id } = await employer();
  const { db } = fund;
  const text = 'Antes de INGRESO A LA EMPRESA la persona debe tener un aviso de BAJA DE COTIZANTE.';
  const entry = db.tiposNovedad.get(tipo.COTIZANTE_INGRESO_EMPRESA);
  if (entry) db.tiposNovedad.put({ ...entry, IdTipoNovedadAntecesor: tipo.BAJA_COTIZANTE });
  await uploadRequired(empresa, id);
  const form = await altaForm(empresa, id);
  expect((await refused(fund, () => insertar(empresa, form))).text).toBe(text);
  const row = fund.db.novedades.put({ ...aviso(fund, 'pendiente'), IdTipoNovedad: tipo.COTIZANTE_REINGRESO });
  const { IdPersonaNovedad } = row;
  const { IdTipoNovedad } = form.SegurosPersonasNovedad;
  const change = await saved(empresa, IdPersonaNovedad, { novedad: { IdTipoNovedad } });
  expect((await refused(fund, () => empresa.call(altaCotizante.modificar, { body: change }))).text).toBe(text);
  db.novedades.put({ ...row, IdTipoNovedad });
  const same = await saved(empresa, IdPersonaNovedad, { novedad: { Cargo: 'JEFE' } });
  expect(await empresa.call(altaCotizante.modificar, { body: same })).toMatchObject({ ok: true });
});
