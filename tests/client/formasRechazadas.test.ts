import { describe, expect, test, vi } from 'vitest';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import { estadoAlta, tabla } from '#contract/enumerations.ts';
import { acceso } from '#contract/services/acceso.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { facturas } from '#contract/services/facturas.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { login } from '#contract/services/login.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { reportes } from '#contract/services/reportes.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { cleanDate, isIsoDate, parsePeriod } from '#lib/dates.ts';
import { shapes } from '#sandbox/shapes/index.ts';
import { conFormas } from '#support/formas.ts';
import { ejemplo } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';
import { PASSWORD, signInAs } from '#support/session.ts';

const NO = 'La caja no acepta lo que envía, revise los datos.';
const M113 = 'Ha ocurrido un error técnico.';
const M114 = 'Su sesión ha expirado. Por favor vuelva a iniciar sesión.';
const M115 = 'Ha ocurrido un error técnico. Pedimos disculpas.';
const M116 = 'El servicio no está disponible o no tiene conexión a Internet.';
const M117 = 'Error en la respuesta del servidor.';
const M318 = 'Hubo un problema al recuperar la información.';
const M330 = 'Hubo un problema al registrar la información, intente nuevamente.';

const fechas = { FechaDesde: '2026-10-01', FechaHasta: '2026-11-30' };
const empresa = () => session.getState().empresa.IdEmpresa;
const lista = () =>
  call(listaNovedades.porFiltro, {
    body: { ...fechas, IdEstadoProceso: 0, IdTipoNovedad: 1, IdEmpresa: empresa(), IdRegional: 1 },
  });
const ordenes = () =>
  call(ordenPago.listar, {
    body: {
      ...{ IdTipoNovedad: 0, NombrePersona: '', OrdenGenerada: null, NumeroFactura: 0, GeneradoEmpresa: true },
      ...{ IdEmpresa: empresa(), FechaInicio: '2026-10-01', FechaFin: '2026-11-30' },
    },
  });
const entrar = () =>
  call(acceso.externo, {
    query: { rutaControl: '/x', rutaOrigen: '/system', tituloPagina: 'X', idRegional: 1, codigoEmpresa: '1001' },
  });
const periodo = () => call(altaCotizante.periodoActivo, { params: { idEmpresa: empresa(), idRegional: 1 } });
const persona = async () => {
  const { persona: one } = await ejemplo('pendiente');
  return call(pacientes.porId, { params: { idPersona: one.IdPersona } });
};
const Dispositivo = {
  ...{ browser: 'Chromium', browser_version: '150', os: 'Linux', os_version: '' },
  ...{ IpPublico: '', IpPrivado: '0.0.0.0', device: 'desktop' },
};
const token = () =>
  call(empAuth.token, { body: { UserName: 'empresa', Password: PASSWORD, Dispositivo, TokenGC: 'local' } });
const usuario = () => call(login.usuario, { body: { userName: 'empresa', password: PASSWORD, Dispositivo } });
const papel = async () => {
  const { db } = await theSandbox();
  const aceptada = db.novedades
    .all()
    .find((n) => n.IdEstadoProceso === estadoAlta.aceptado && n.IdEmpresa === empresa() && n.IdRegional === 1);
  const { IdPersona: idPersona = 0, IdPersonaNovedad: idPersonaNovedad = 0 } = aceptada ?? {};
  return call(reportes.avisoAlta, { params: { idPersona, idPersonaNovedad } });
};
const anotar = async () => {
  const IdTabla = (await ejemplo('pendiente')).novedad().IdPersonaNovedad;
  const body = { IdTabla, Tabla: tabla.novedad, Asunto: 'Mensaje', Mensaje: 'Listo', Correos: [], TipoSeguimiento: 1 };
  return call(seguimiento.registrar, { body });
};

/** The error sentence of a call, or '' if it succeeded. */
async function dice(ask: () => Promise<unknown>): Promise<string> {
  try {
    await ask();
    return '';
  } catch (error) {
    if (isCallError(error)) return error.message;
    throw error;
  }
}

/**
 * The result of a refused form: the call, and the sentence for each of its forms in turn; one for all if they are the same.
 */
const frases: Readonly<Record<string, readonly [() => Promise<unknown>, string, ...string[]]>> = {
  '1.2': [lista, M117],
  '1.3': [lista, M117],
  '1.6': [lista, M117],
  '1.9': [entrar, M117],
  '1.12': [lista, M117],
  '1.16': [lista, M115],
  '1.23': [lista, M115],
  '1.24': [lista, M115],
  '1.27b': [lista, M117],
  '2.2b': [lista, M318],
  '2.4': [entrar, M117],
  '2.5': [entrar, M117],
  '2.9': [ordenes, M115],
  '2.18': [lista, M117],
  '4.8': [lista, M117],
  '4.9': [lista, M115],
  '4.10': [lista, M115],
  '4.11': [lista, M115],
  '4.12b': [lista, M117],
  '4.14': [lista, NO],
  '4.15': [lista, 'Los servicios no aceptaron lo enviado. Revise: Observacion.', M113, M113],
  '4.16': [lista, M114],
  '4.17': [token, 'Usuario o contraseña incorrectos.', M117],
  '4.18': [lista, M115],
  '4.19': [lista, M115, M115, M115, M115, M115, M115, M115, M115, M115, M115, NO],
  '4.20': [lista, M116],
  '5.3': [papel, 'No existe el documento solicitado.'],
  '5.4': [papel, M117, M117, M115],
  '6.2': [token, M117],
  '6.7b': [usuario, M117],
};

/** Dates and moments stay unchanged, and count as invalid. */
const sinFechas = async () => {
  expect((await lista()).filter(({ FechaNovedad }) => isIsoDate(FechaNovedad))).toEqual([]);
  const emitidas = (await call(facturas.listar, { body: { FechaInicio: '2020-01-01', FechaFin: '2026-11-30' } })).map(
    ({ fechaEmision }) => fechaEmision,
  );
  expect(emitidas.length).toBeGreaterThan(0);
  expect(emitidas.filter((emitida) => emitida === '' || cleanDate(emitida) !== '')).toEqual([]);
};

/** Forms that are refused because of their meaning, while the call succeeds: the data the portal then has. */
const sentidos: Readonly<Record<string, () => Promise<void>>> = {
  '2.7': async () => {
    // Unchanged: three digits after one separator.
    for (const { Total } of await ordenes()) expect(Total).toMatch(/^\d+\.\d{3}$/);
  },
  '2.10': async () => {
    const codes = (await ordenes()).map(({ CodigoTransaccion }) => CodigoTransaccion).filter(Boolean);
    expect(new Set(codes)).toEqual(new Set(['20261120000000801']));
  },
  '2.14': async () => expect((await persona())?.BasePersonas.IdSexo).toBe(0),
  '2.22': async () => expect(parsePeriod(await periodo())).toBeNull(),
  '2.24': async () => {
    const { persona: one } = await ejemplo('registrable');
    const params = { idPersona: one.IdPersona, idEmpresa: empresa() };
    expect(await call(altaCotizante.verificarInconclusas, { params })).toBe('PENDIENTE');
  },
  '3.7': async () => {
    const days = (await lista()).map(({ FechaNovedad }) => FechaNovedad);
    expect(days.filter((day) => !isIsoDate(day)).every((day) => /^1[01]\/(1[3-9]|2\d|3[01])\/2026$/.test(day))).toBe(
      true,
    );
    expect(days.some((day) => !isIsoDate(day))).toBe(true);
  },
  '3.8': sinFechas,
  '3.12': sinFechas,
};

/** Proved where they matter: orden-pago/pago, screens/formas/dudosas, contract/afiliacionSegip, facturacion/lista. */
const enPantalla = ['1.13', '2.20', '2.31', '5.6'];

const rechazadas = shapes.filter(({ verdict }) => verdict === 'refuse');

/** The requirement of each sentence that people are told. */
const citas: Readonly<Record<string, string>> = {
  [NO]: '[F-8-01] ',
  [M113]: '[F-8-05] ',
  [M114]: '[F-8-06] ',
  [M116]: '[F-8-10] ',
  [M117]: '[F-8-13] ',
};
const citaDe = (id: string) =>
  [...new Set(frases[id]?.slice(1).flatMap((sentence) => citas[String(sentence)] ?? []))].join('');

test('every form that is refused is named here', () => {
  const named = [...Object.keys(frases), ...Object.keys(sentidos), ...enPantalla];
  expect(rechazadas.map(({ id }) => id).sort()).toEqual(named.sort());
});

describe('a reply in a form nobody may take', () => {
  test.each(
    rechazadas.flatMap(({ id, says, forms }) => (frases[id] ? [[citaDe(id), id, says, forms.length] as const] : [])),
  )('%s(%s) %s: ends in the sentence people are told', async (_cita, id, _, forms) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await signInAs('empresa');
    const [ask, ...sentences] = frases[id] ?? [lista];
    await conFormas([id]);
    const said = [];
    for (let at = 0; at < forms; at += 1) said.push(await dice(ask));
    expect(said).toEqual(said.map((__, at) => sentences[at] ?? sentences[0]));
  });

  test.each(rechazadas.flatMap(({ id, says }) => (sentidos[id] ? [[id, says] as const] : [])))(
    '(%s) %s: is taken for nothing',
    async (id) => {
      await signInAs('empresa');
      await conFormas([id]);
      await sentidos[id]?.();
    },
  );
});

test.each(['1.9', '2.2b'])(
  '[F-7.8-01, R-8-17] (%s) of a write: its answer names no record, and it is told as not registered',
  async (id) => {
    await signInAs('empresa');
    expect(await dice(anotar)).toBe('');
    await conFormas([id]);
    expect(await dice(anotar)).toBe(M330);
  },
);
