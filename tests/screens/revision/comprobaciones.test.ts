import { waitFor } from '@testing-library/react';
import '#app/familias.ts';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import { logout } from '#client/session.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { type Comprobacion, reparosDe } from '#engine/check/comprobacion.ts';
import type { PorComprobar } from '#engine/check/consultas.ts';
import { comprobarAviso } from '#engine/check/useComprobaciones.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { detener, ejemplo, recordCalls, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { avisoDeclarado, conNovedad, conPersona, definicionDe } from './avisoDePrueba.ts';

const SEGIP = '/Afiliacion/SEGIPconsultaDatosPersona';
const BDPA = '/Bdpa/BuscarPersonaYObservacion';

const cual = (all: readonly Comprobacion[], id: Comprobacion['id']): Comprobacion => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`No check of ${id}`);
  return found;
};
const comprobar = async (aviso: PorComprobar, id: Comprobacion['id']) => cual(await comprobarAviso(aviso), id);
/** The next answers come from the services, or from what the tab keeps: not from the page's memory. */
const olvidarPagina = () => queryClient.clear();

test('[D7] five checks of a clean notice, in their order, all by reading', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const called: string[] = [];
  const listen = ({ request }: { request: Request }) =>
    called.push(new URL(request.url).pathname.split('/servicios/')[1] ?? '');
  server.events.on('request:start', listen);
  const all = await comprobarAviso({ definition, loaded });
  server.events.removeListener('request:start', listen);
  expect(all.map(({ id }) => id)).toEqual(['identidad', 'bdpa', 'adjuntos', 'pago', 'plazo']);
  expect(cual(all, 'identidad')).toMatchObject({
    estado: 'coincide',
    texto: expect.stringMatching(/^Identidad [56]\/[56]$/),
  });
  expect(cual(all, 'adjuntos')).toMatchObject({
    estado: 'coincide',
    texto: expect.stringMatching(/^Adjuntos (\d)\/\1$/),
  });
  const reads =
    /SEGIPconsultaDatosPersona$|BuscarPersonaYObservacion$|ObtenerRequisitosPorTipoNovedad|ValidacionDeAdjuntos|OrdenPagoVerificaPagoRequiere|CalculoPlazo/;
  expect(called.length).toBeGreaterThan(4);
  expect(called.filter((path) => !reads.test(path))).toEqual([]);
});

test('[F-5.3-07] [F-5.3-08] [E-9-13] [F-7.4-01] [F-7.5-05] [D7] the identity service is asked by seven data, the registry by document and birth date', async () => {
  const { definition, loaded, persona } = await avisoDeclarado();
  const [segip, bdpa] = [recordCalls(SEGIP), recordCalls(BDPA)];
  await comprobarAviso({ definition, loaded });
  await comprobarAviso({ definition, loaded: conPersona(loaded, { IdTipoDocumento: 3, ComplementoDocumento: '1B' }) });
  const { NumeroDocumento, FechaNacimiento } = persona;
  const quien = {
    ...{ ci: NumeroDocumento, fechaNacimiento: FechaNacimiento, nombres: persona.Nombres },
    ...{ apellidoPaterno: persona.ApellidoPaterno, apellidoMaterno: persona.ApellidoMaterno },
  };
  await waitFor(() =>
    expect(segip).toEqual([
      { ...quien, tipoPersona: 1, complemento: persona.ComplementoDocumento },
      { ...quien, tipoPersona: 2, complemento: '1B' },
    ]),
  );
  const documento = { NumeroDocumento, FechaNacimiento };
  await waitFor(() =>
    expect(bdpa).toEqual([
      { ...documento, TipoDocumentoIdentidad: 'CI', ComplementoDocumento: persona.ComplementoDocumento },
      { ...documento, TipoDocumentoIdentidad: 'PAS', ComplementoDocumento: '1B' },
    ]),
  );
});

test('[D7] the checks of several notices make at most two calls at a time', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const others = await Promise.all(
    (['pendiente', 'observado', 'pagado'] as const).map(async (who) => {
      const { persona, novedad } = await ejemplo(who);
      const { IdPersonaNovedad } = novedad();
      return conNovedad(conPersona(loaded, persona), { IdPersonaNovedad });
    }),
  );
  let under = 0;
  let most = 0;
  server.use(
    http.all('*/servicios/*', async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, 5));
      under -= 1;
      return undefined;
    }),
  );
  await Promise.all([loaded, ...others].map((one) => comprobarAviso({ definition, loaded: one })));
  expect(most).toBe(2);
});

test('[D8] SEGIP and BDPA are asked once a day for the same values, and what is kept names nobody', async () => {
  const { definition, loaded, persona } = await avisoDeclarado();
  const asked = [recordCalls(SEGIP), recordCalls(BDPA)];
  const first = await comprobarAviso({ definition, loaded });
  olvidarPagina();
  const again = await comprobarAviso({ definition, loaded });
  expect(asked.map((calls) => calls.length)).toEqual([1, 1]);
  expect(again.map(({ estado, texto }) => [estado, texto])).toEqual(first.map(({ estado, texto }) => [estado, texto]));
  expect(cual(again, 'identidad').hora).toBe('14:00');
  const kept = tab.read(sessionKeys.veredictos);
  expect(kept).not.toBe('');
  for (const fact of [persona.NumeroDocumento, persona.Nombres, persona.ApellidoPaterno])
    expect(kept).not.toContain(fact);
  olvidarPagina();
  await comprobarAviso({ definition, loaded: conPersona(loaded, { Nombres: 'OTRO NOMBRE' }) });
  expect(asked[0], 'other values are another question').toHaveLength(2);
});

test('[D8] what is kept is of today, is dropped when it is asked again, and goes with the session', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const asked = recordCalls(SEGIP);
  const said = await comprobarAviso({ definition, loaded });
  const kept = JSON.parse(tab.read(sessionKeys.veredictos)) as { dia: string };
  tab.write(sessionKeys.veredictos, JSON.stringify({ ...kept, dia: '2026-11-19' }));
  olvidarPagina();
  await comprobarAviso({ definition, loaded });
  expect(asked, 'yesterday’s verdict does not count').toHaveLength(2);
  cual(said, 'identidad').repetir();
  olvidarPagina();
  await comprobarAviso({ definition, loaded });
  expect(asked, 'it was dropped').toHaveLength(3);
  logout();
  expect(tab.read(sessionKeys.veredictos)).toBe('');
});

test('[D8] an answer that comes after signing out is not kept', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const asked = recordCalls(SEGIP);
  const soltar = detener(`*${SEGIP}`);
  // Signing out may also cancel what still waits for its turn.
  const late = Promise.allSettled([comprobarAviso({ definition, loaded })]);
  await waitFor(() => expect(asked).toHaveLength(1));
  logout();
  soltar();
  await late;
  expect(tab.read(sessionKeys.veredictos)).toBe('');
});

test.each([
  ['segipNombres', /^Identidad [45]\/[56]$/, ['Nombres'], 'El SEGIP no confirma Nombres.'],
  ['segipComplemento', /^Identidad 5\/6$/, ['Número de documento'], 'El SEGIP no confirma Complemento.'],
  ['segipSinVerificar', /^Identidad [45]\/[56]$/, ['Apellido materno'], 'El SEGIP no confirma Apellido materno.'],
  ['segipNoEncontrado', /^Identidad$/, [], 'La persona no está en el SEGIP con esos datos.'],
] as const)(
  '[F-3.9-01] [D9] [F-5.3-01] [F-5.3-03] a person whose identity has a difference: %s',
  async (who, texto, campos, detalle) => {
    const { definition, loaded } = await avisoDeclarado();
    const { persona } = await ejemplo(who);
    const found = await comprobar({ definition, loaded: conPersona(loaded, persona) }, 'identidad');
    expect(found).toMatchObject({ estado: 'reparo', texto: expect.stringMatching(texto), campos, detalle });
  },
);

test('[F-7.4-01] [F-3.8-01] [D9] the central registry has other facts, or does not have the person', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const answer = (Personas: readonly object[]) =>
    server.use(http.post(`*${BDPA}`, () => HttpResponse.json({ ok: true, Datos: { Personas, IntegradoBdpa: true } })));
  const persona = { IdPersona: 1, NombreCompleto: 'A', EnBdpa: true };
  answer([{ ...persona, Diferencias: '<ul><li><strong>Nombres</strong>: ANA en la caja, ANNA en la BDPA</li></ul>' }]);
  expect(await comprobar({ definition, loaded }, 'bdpa')).toMatchObject({
    estado: 'reparo',
    detalle: 'La BDPA tiene otros datos: Nombres.',
    campos: ['Nombres'],
  });
  expect(tab.read(sessionKeys.veredictos), 'the values are not kept').not.toContain('ANNA');
  for (const nobody of [[], [{ ...persona, EnBdpa: false }]]) {
    olvidarPagina();
    tab.remove(sessionKeys.veredictos);
    answer(nobody);
    const found = await comprobar({ definition, loaded }, 'bdpa');
    expect(found.detalle).toBe('La persona no está en la BDPA con ese documento y esa fecha de nacimiento.');
    expect(found.estado).toBe('reparo');
  }
});

test('[D9] a required file or the photograph is missing', async () => {
  const { definition, loaded, db, novedad } = await avisoDeclarado();
  const { IdPersonaNovedad } = novedad();
  const files = db.archivos.all().filter((one) => one.IdTabla === IdPersonaNovedad);
  for (const one of files) db.archivos.remove(one.IdRecurso);
  const found = await comprobar({ definition, loaded }, 'adjuntos');
  expect(found).toMatchObject({ estado: 'reparo', texto: expect.stringMatching(/^Adjuntos 0\/\d$/) });
  expect(found.campos).toContain('Fotografía');
  expect(found.detalle).toMatch(/^Falta .* y .*\.$/);
});

test('[D9] [R-7.6-06] what has to be paid and is not', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const whose = new Set<unknown>();
  const answer = (Datos: object) => {
    olvidarPagina();
    server.use(
      http.get('*/OrdenPagoVerificaPagoRequiere/:id', ({ params }) => {
        whose.add(params.id);
        return HttpResponse.json({ ok: true, Datos });
      }),
    );
    return comprobar({ definition, loaded }, 'pago');
  };
  expect(await answer({ RequierePago: true, Pagado: false })).toMatchObject({ estado: 'reparo' });
  expect(await answer({ RequierePago: true, Pagado: true })).toMatchObject({ estado: 'coincide' });
  expect(await answer({ RequierePago: false, Pagado: false })).toMatchObject({ estado: 'no aplica' });
  expect([...whose]).toEqual([String(loaded.form.SegurosPersonasNovedad.IdPersonaNovedad)]);
  const asked = recordCalls('OrdenPagoVerificaPagoRequiere');
  const never = { ...definition, conOrdenPago: false };
  expect(await comprobar({ definition: never, loaded }, 'pago')).toMatchObject({ estado: 'no aplica' });
  expect(asked).toEqual([]);
});

test('[D7] [E-7.2-04] a notice declared after the answered day; who assumed what it means says so', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const ingreso = { IdTipoNovedad: tipoNovedad.COTIZANTE_INGRESO_EMPRESA, FechaNovedad: '2026-11-02' };
  const asked = recordCalls(/\/CalculoPlazo\/2026_11_02$/);
  const on = (FechaDeclaracion: string) =>
    comprobar({ definition, loaded: conNovedad(loaded, { ...ingreso, FechaDeclaracion }) }, 'plazo');
  expect(await on('2026-11-09')).toMatchObject({ estado: 'coincide', campos: [] });
  expect(asked).toHaveLength(1);
  const late = await on('2026-11-10');
  expect(late).toMatchObject({ estado: 'reparo', campos: ['Fecha de ingreso'] });
  expect(late.detalle).toBe('Se declaró el 10/11/2026; el plazo vencía el 09/11/2026.');
  expect(late.supuesto).toMatch(/^Se supone/);
  // The services may add an hour to the day. A termination has such a day too.
  olvidarPagina();
  const baja = { IdTipoNovedad: tipoNovedad.BAJA_COTIZANTE, FechaNovedad: '2026-11-02T00:00:00' };
  const aviso = {
    definition: await definicionDe(tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE),
    loaded: conNovedad(loaded, { ...baja, FechaDeclaracion: '2026-11-09' }),
  };
  expect(await comprobar(aviso, 'plazo')).toMatchObject({ estado: 'coincide' });
  expect(asked).toHaveLength(2);
});

test.each([
  ['re-entry', tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE, tipoNovedad.COTIZANTE_REINGRESO],
  ['merger', tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE, tipoNovedad.COTIZANTE_FUSION_EMPRESA],
  ['change of name', tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE, tipoNovedad.COTIZANTE_CAMBIO_RAZON_SOCIAL],
  ['re-entry of an intern', tipoNovedad.NOVEDAD_PASANTE_ALTA, tipoNovedad.PASANTE_REINGRESO],
  ['retiree', tipoNovedad.BAJA_PASIVO, tipoNovedad.BAJA_PASIVO],
] as const)('[D7] a notice without a deadline asks for none: %s', async (_, padre, IdTipoNovedad) => {
  const { loaded } = await avisoDeclarado();
  const asked = recordCalls('CalculoPlazo');
  const definition = await definicionDe(padre);
  const aviso = { definition, loaded: conNovedad(loaded, { IdTipoNovedad }) };
  expect(await comprobar(aviso, 'plazo')).toMatchObject({
    estado: 'no aplica',
    detalle: 'Este tipo de aviso no tiene plazo.',
  });
  expect(asked).toEqual([]);
});

test('[E-7.2-04] [F-5.5-03] [E-9-06] [D7] [D10] a notice that lacks a day, or whose last day nobody tells, is something to look at', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const con = (part: Parameters<typeof conNovedad>[1]) =>
    comprobar(
      {
        definition,
        loaded: conNovedad(loaded, {
          IdTipoNovedad: tipoNovedad.COTIZANTE_INGRESO_EMPRESA,
          FechaNovedad: '2026-11-02',
          FechaDeclaracion: '2026-11-03',
          ...part,
        }),
      },
      'plazo',
    );
  const asked = recordCalls('CalculoPlazo');
  const sinFecha = await con({ FechaNovedad: '' });
  expect(sinFecha).toMatchObject({ estado: 'reparo', campos: ['Fecha de ingreso'] });
  expect(reparosDe([sinFecha])).toEqual([
    'Plazo: El aviso no tiene fecha: no se sabe hasta qué día se podía declarar.',
  ]);
  const sinDeclaracion = await con({ FechaDeclaracion: '1900-01-01' });
  expect(sinDeclaracion).toMatchObject({ estado: 'reparo', detalle: expect.stringContaining('fecha de declaración') });
  expect(asked).toEqual([]);
  olvidarPagina();
  server.use(http.get('*/CalculoPlazo/*', () => HttpResponse.json({ ok: true, Datos: '' })));
  expect(await con({})).toMatchObject({
    estado: 'reparo',
    detalle: 'El servicio no dijo hasta qué día se podía declarar.',
  });
});

test('[D9] [F-8-03] a call that fails is a verdict with its text and its number, and no message', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const Mensaje = { Descripcion: 'El SEGIP no responde.', TipoMensaje: 'error', IdMensaje: 'M1' };
  server.use(http.post(`*${SEGIP}`, () => HttpResponse.json({ ok: false, Mensaje })));
  server.use(http.get('*/CalculoPlazo/*', () => new HttpResponse('', { status: 500 })));
  const all = await comprobarAviso({ definition, loaded });
  expect(cual(all, 'identidad')).toMatchObject({
    estado: 'no se pudo consultar',
    detalle: 'El SEGIP no responde. (código M1)',
  });
  expect(cual(all, 'bdpa').estado, 'the others go on').toBe('reparo');
  expect(toasts()).toEqual([]);
  expect(tab.read(sessionKeys.veredictos), 'a failure is not kept').not.toContain('no responde');
});

test('[D9] nobody is asked about a person without a number or a birth date', async () => {
  const { definition, loaded } = await avisoDeclarado();
  const asked = [...[SEGIP, BDPA].map(recordCalls)];
  const found = await comprobar({ definition, loaded: conPersona(loaded, { FechaNacimiento: '' }) }, 'identidad');
  expect(found).toMatchObject({ estado: 'reparo', campos: ['Fecha de nacimiento'] });
  expect(asked.flat()).toEqual([]);
});

test('[D10] the reasons are what is not favourable, in sentences', () => {
  const base = { detalle: '', supuesto: '', campos: [], hora: '', repetir: () => {} };
  expect(
    reparosDe([
      { ...base, id: 'identidad', texto: 'Identidad 5/6', estado: 'reparo', detalle: 'El SEGIP no confirma Nombres.' },
      { ...base, id: 'bdpa', texto: 'BDPA', estado: 'no se pudo consultar', detalle: 'No responde.' },
      { ...base, id: 'adjuntos', texto: 'Adjuntos 3/3', estado: 'coincide', detalle: 'Están todos.' },
      { ...base, id: 'pago', texto: 'Pago', estado: 'comprobando' },
      { ...base, id: 'plazo', texto: 'Plazo', estado: 'no aplica', detalle: 'Sin plazo.' },
    ]),
  ).toEqual([
    'Identidad 5/6: El SEGIP no confirma Nombres.',
    'BDPA, no se pudo consultar: No responde.',
    'Pago, comprobando.',
  ]);
});
