import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buscarPersonas } from '#blocks/buscar-persona/buscarPersonas.ts';
import type { Busqueda } from '#blocks/buscar-persona/busqueda.ts';
import { call } from '#client/call.ts';
import { http as client } from '#client/http.ts';
import { endSession } from '#client/session.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { contrasena } from '#contract/services/contrasena.ts';
import { facturas } from '#contract/services/facturas.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { recursos } from '#contract/services/recursos.ts';
import { reportes } from '#contract/services/reportes.ts';
import { server } from '#support/services.ts';
import { sessionAs } from './support.ts';

const seen: { path: string; authorization: string | null }[] = [];

beforeEach(() => {
  seen.length = 0;
  server.use(
    http.all('*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      seen.push({ path: `${pathname}${search}`, authorization: request.headers.get('authorization') });
      return HttpResponse.json({ ok: true, Datos: [] });
    }),
  );
});
afterEach(endSession);

const family = () => call(pacientes.grupoFamiliar, { params: { idPersona: 501 } });

/** One call of each service. */
async function each() {
  await family();
  await call(accesosExternos.regionales, { query: { IdUsuario: 7 } });
  await call(facturas.listar, { body: { FechaInicio: '2026-11-01', FechaFin: '2026-11-20' } });
}

test('[E-6-01] [F-7-01] every call to a configured service carries the session token', async () => {
  const token = sessionAs(1802);
  await each();
  const archivo = { archivo: new Blob(['x']), NombreArchivo: 'x.pdf', Tabla: 't' };
  const ids = { IdTabla: 0, IdPersona: 1, IdTipoNovedad: 1, IdRequisito: 1 };
  // These answers are none of theirs.
  await Promise.allSettled([
    call(personasNovedad.declarar, { body: { IdPersonaNovedad: 1, IdEstadoProceso: 2 } }),
    call(reportes.avisoAlta, { params: { idPersona: 1, idPersonaNovedad: 2 } }),
    call(recursos.grabarPendiente, { body: { ...archivo, ...ids } }),
    call(recursos.eliminar, { params: { tabla: 't', idTabla: 1, idRecurso: 1 } }),
    call(contrasena.cambiar, {
      body: { contrasenaActual: 'a', contrasenaNueva: 'b', contrasenaRepite: 'b', idUsuario: 7 },
    }),
  ]);
  expect(seen.map(({ authorization }) => authorization)).toEqual(Array.from({ length: 8 }, () => `Bearer ${token}`));
});

test('[F-7-01] no other address ever gets the token', async () => {
  sessionAs(1802);
  await client.get('https://ajena.example.bo/cosa');
  expect(seen).toEqual([{ path: '/cosa', authorization: null }]);
});

test('[F-7-01] without a session no token is sent', async () => {
  await family();
  expect(seen[0]?.authorization).toBeNull();
});

test('[F-7-03] [F-6-07] [F-7.1-04] [F-7.2-01] [F-7.6-01] each service has its own base address', async () => {
  sessionAs(1802);
  await each();
  expect(seen.map(({ path }) => path)).toEqual([
    '/servicios/administrativo/Pacientes/ObtenerGrupoFamiliar/501',
    '/servicios/seguridad/AccesosExternos/RegionalesXUsuario?IdUsuario=7',
    '/servicios/facturacion/ReportesEmpresasExternas/Facturas',
  ]);
});

test.each([
  ['[F-6-02, F-7.6-01, R-1-07, R-6-01] an insured person', 1972, 'AsegPacientes'],
  ['[F-6-02, R-1-07, R-6-01] an insured person by the short number', 2, 'AsegPacientes'],
  ['[F-6-03, F-7.6-01, R-1-07, R-6-01] a company', 1802, 'Pacientes'],
  ['[F-6-03, R-1-07, R-6-01] a company by the short number', 3, 'Pacientes'],
  ['[F-6-03, R-1-07, R-6-01] staff', 1801, 'Pacientes'],
  ['[F-6-03, R-1-07, R-6-01] staff by the short number', 1, 'Pacientes'],
  ['[F-6-03, R-1-07, R-6-01] staff that acts for a company', 1971, 'Pacientes'],
  ['[F-6-03, R-1-07, R-6-01] a service', 1973, 'Pacientes'],
  ['an unknown kind', 4711, 'Pacientes'],
])('[F-7-01] %s calls its own controller, with its token', async (_, kind, controller) => {
  const token = sessionAs(kind);
  await family();
  const path = `/servicios/administrativo/${controller}/ObtenerGrupoFamiliar/501`;
  expect(seen).toEqual([{ path, authorization: `Bearer ${token}` }]);
});

test.each([
  ['documento', pacientes.porDocumento, 'BuscarXDocumentoIdentidad'],
  ['nombre', pacientes.porNombre, 'BuscarXNombre'],
  ['historia', pacientes.porHistoriaClinica, 'BuscarXHistoriaClinica'],
  ['matrícula', pacientes.porMatricula, 'BuscarXMatricula'],
] as const)('[F-7.6-02] patients are searched by %s with the term, then the role', async (_, endpoint, path) => {
  sessionAs(1802);
  await call(endpoint, { params: { term: '6843217', rol: 2 } });
  expect(seen.map((one) => one.path)).toEqual([`/servicios/administrativo/Pacientes/${path}/6843217/2`]);
});

test.each([
  ['documento', pacientes.porDocumentoEnEmpresa, 'BuscarXDocumentoIdentidad'],
  ['nombre', pacientes.porNombreEnEmpresa, 'BuscarXNombre'],
  ['historia', pacientes.porHistoriaClinicaEnEmpresa, 'BuscarXHistoriaClinica'],
  ['matrícula', pacientes.porMatriculaEnEmpresa, 'BuscarXMatricula'],
] as const)('[F-7.6-03] a company searches by %s with the term, its id, then the role', async (_, endpoint, path) => {
  sessionAs(1802);
  await call(endpoint, { params: { term: '6843217', idEmpresa: 501, rol: 2 } });
  expect(seen.map((one) => one.path)).toEqual([`/servicios/administrativo/EmpPacientes/${path}/6843217/501/2`]);
});

const busquedas: readonly Busqueda[] = [
  { forma: 'documento', tipoDocumento: 1, numeroDocumento: '6843217', complemento: '' },
  { forma: 'nombre', apellidoPaterno: 'ROJAS', apellidoMaterno: 'NINA', nombres: 'ANA' },
  { forma: 'historiaClinica', historiaClinica: '400100' },
  { forma: 'matricula', matricula: '850101RNA' },
];
const terminos = [
  'BuscarXDocumentoIdentidad/6843217',
  'BuscarXNombre/ROJAS%20NINA%20ANA',
  'BuscarXHistoriaClinica/400100',
  'BuscarXMatricula/850101RNA',
];

test.each([
  ['[F-7.6-02, F-6-04] in the whole fund', 0, 'Pacientes', '2'],
  ['[F-7.6-03, F-6-04] in a company', 501, 'EmpPacientes', '501/2'],
])('%s the search takes the call of what is typed', async (_, idEmpresa, controller, end) => {
  sessionAs(1802);
  for (const busqueda of busquedas) await buscarPersonas(busqueda, { idEmpresa, rol: 2 }, new AbortController().signal);
  expect(seen.map(({ path }) => path)).toEqual(
    terminos.map((term) => `/servicios/administrativo/${controller}/${term}/${end}`),
  );
});

test('[F-7.6-02] [F-7.6-03] values never change the depth of a path', async () => {
  sessionAs(1802);
  await call(pacientes.porNombre, { params: { term: '../../x?y#z', rol: 0 } });
  expect(seen[0]?.path).toBe('/servicios/administrativo/Pacientes/BuscarXNombre/..%2F..%2Fx%3Fy%23z/0');
});

test.each(['.', '..', ''])(
  'a search for "%s" would be another call: it is not made, and people are told',
  async (term) => {
    sessionAs(1802);
    await expect(call(pacientes.porNombre, { params: { term, rol: 0 } })).rejects.toMatchObject({
      kind: 'solicitud',
      status: 400,
      message: 'El dato ingresado no se puede consultar.',
    });
    expect(seen).toEqual([]);
  },
);
