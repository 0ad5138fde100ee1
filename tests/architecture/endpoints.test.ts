import { describe, expect, test } from 'vitest';
import { type Endpoint, pattern } from '#contract/endpoint.ts';
import { config } from '#lib/config.ts';
import { fold } from '#lib/texts.ts';
import { callsIn, callsPage, listCalls } from '../../scripts/calls/table.ts';
import { declarationsOf, declared, normal } from '../../scripts/contract/declared.ts';
import { theSandbox } from '../support/services.ts';
import { PASSWORD } from '../support/session.ts';
import { codeOf, filesIn, read, table } from './sources.ts';

const calls = listCalls();
const known = new Map(calls.map(({ row }) => [row.route, row]));

/** The contract's names for the parameters the specification names. A single unnamed parameter needs none. */
const spanish: Readonly<Record<string, string>> = {
  birthDate: 'fechaNacimiento',
  companyId: 'idEmpresa',
  cuf: 'cuf',
  idEmpresa: 'idEmpresa',
  idPersona: 'idPersona',
  idPersonaNovedad: 'idPersonaNovedad',
  idVenta: 'idVenta',
  noticeId: 'idPersonaNovedad',
  personId: 'idPersona',
  processType: 'processType',
  regional: 'idRegional',
  regionalId: 'idRegional',
  resolution: 'idResolucion',
  role: 'rol',
  term: 'term',
};

/** The values for each place where the specification writes {a}/{b}: by the name of the call, or as decided. */
const orderOf: Readonly<Record<string, string>> = {
  'afiliacionBdpa.noEnviados': 'desde hasta',
  'afiliacion.grupoFamiliarEnEmpresa': 'idPersona idEmpresa',
  'recienNacidos.lista': 'idPersona fechaDesde fechaHasta',
  'recienNacidos.nacimientos': 'idRegional fechaDesde fechaHasta documentoMadre nombreMadre historiaClinica',
  'afiliacion.contratosSegVol': 'idPersona idRegional',
  'afiliacion.obtener': 'idPersona idPersonaNovedad idTipoNovedad idEmpresa',
  'afiliacionBdpa.regularizarBaja': 'idPersona idEmpresa fechaBaja',
  'afiliacion.tieneContratosSegVol': 'idPersona idRegional',
  'bdpa.corregirPoblacion': 'desde hasta',
  'bdpa.estadisticasBajasPeriodo': 'desde hasta',
  'bdpa.grabarPoblacionNoEnviadaDia': 'desde hasta',
  'bdpa.listarPoblacion': 'desde hasta',
  'bdpa.bajasPendientes': 'desde hasta',
  'bdpa.poblacionAfiliadaDia': 'desde hasta',
  'bdpa.poblacionNoEnviadaDia': 'desde hasta',
  'bdpa.regularizarBajas': 'desde hasta',
  'bdpa.revisarPoblacion': 'desde hasta',
  'empresas.deRegional': 'idRegional estado',
  'empresas.porNumeroPatronal': 'numeroPatronal idRegional',
  'empresas.padre': 'id idRegional estado',
  'ordenPagoCobro.totalPorPagarPersona': 'idPersona idEmpresa',
  'personasEmpresa.sigueActiva': 'idPersona idEmpresa',
  'personasEmpresa.relacion': 'idPersona idEmpresa',
  'personasEmpresa.existe': 'idPersona idEmpresa',
  'personasNovedad.guardarHistorico': 'idPersonaNovedad idEstadoProceso',
  'personasNovedad.porIdActual': 'id n',
  'personasNovedad.porId': 'id n',
  'personasNovedad.idDado': 'idPersona idEmpresa idTipoNovedad',
  'personasNovedad.idPor': 'idPersona idEmpresa idTipoNovedad',
  'personasNovedad.deEmpresa': 'idPersona idEmpresa',
  'personasNovedad.camino': 'idPersona idTipoNovedad',
  'recursos.eliminar': 'tabla idTabla idRecurso',
  'recursos.obtener': 'tabla idTabla idRecurso',
  'recursos.deNovedad': 'idPersonaNovedad idTipoNovedad',
  'reportes.avisoAlta': 'idPersona idPersonaNovedad',
  'reportes.carneAsegurado': 'idPersona idPersonaNovedad',
};

describe('declared calls', () => {
  test('[F-6-02] [F-6-03] [E-6-03] [R-1-07] [R-6-01] each is a call of the specification, for both audiences', () => {
    const wrong = declared.flatMap(({ name, endpoint }) => {
      const others = normal(endpoint.method, pattern(endpoint, 'others'));
      const insured = normal(endpoint.method, pattern(endpoint, 'insured'));
      const row = known.get(others);
      if (!row) return [`${name}: ${others} is not in endpoints.tsv`];
      return insured === row.insuredRoute ? [] : [`${name}: ${insured}, specified ${row.insuredRoute}`];
    });
    expect(wrong).toEqual([]);
  });

  test('each is spelled as specified, its slashes included', () => {
    const spelled = (path: string) => path.replace(/^\//, '').replace(/\{(?!product)[^}]+\}|:\w+/g, '{}');
    const wrong = calls.flatMap(({ row }) =>
      declarationsOf(row).flatMap(({ name, endpoint }) =>
        spelled(endpoint.path) === spelled(row.path) || endpoint.path === '' || row.path === '/'
          ? []
          : [`${name}: ${endpoint.path}, specified ${row.path}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('[F-7.3-01] [F-7.3-02] [R-7.10-02] [R-7.10-05] [R-7.10-06] the parameters of a path stand in the order of the specification', () => {
    const wrong = calls.flatMap(({ row }) => {
      const specified = [...row.path.matchAll(/\{(?!product)([^}]+)\}/g)].map(([, name = '']) => name);
      return declarationsOf(row).flatMap(({ name, endpoint }) => {
        const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, each = '']) => each);
        const wanted = orderOf[name]?.split(' ') ?? specified.map((each) => spanish[each] ?? each);
        const unnamed = specified.length === 1 && spanish[specified[0] ?? ''] === undefined;
        return unnamed || names.join() === wanted.join() ? [] : [`${name}: ${names}, specified ${wanted}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('the sandbox serves each', async () => {
    const { app } = await theSandbox();
    const token = await signIn(app);
    const ask = (servicio: Endpoint['controller']['servicio'], method: string, path: string) =>
      app.fetch(
        new Request(`http://127.0.0.1${config().servicios[servicio]}${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
        }),
      );
    expect((await ask('administrativo', 'GET', '/NoExiste/Nada')).status, 'an unknown route').toBe(404);
    const missing: string[] = [];
    for (const { name, endpoint } of declared)
      for (const audience of ['others', 'insured'] as const) {
        const path = pattern(endpoint, audience).replace(/:\w+/g, '1');
        const { status } = await ask(endpoint.controller.servicio, endpoint.method, path);
        if (status === 404 || status === 405 || status >= 500)
          missing.push(`${name}: ${endpoint.method} ${path} gave ${status}`);
      }
    expect(missing).toEqual([]);
  });
});

describe('specified calls', () => {
  test.each(calls)('$row.method $row.controller/$row.path is declared, and served', ({ declaredIn, servedIn }) => {
    expect(declaredIn, 'its declaration').not.toEqual([]);
    expect(servedIn, 'what serves it').not.toEqual([]);
    for (const path of [...declaredIn, ...servedIn]) expect(read(path).length).toBeGreaterThan(0);
  });

  test('each is exercised by a test of the contract', () => {
    const files = filesIn('tests/contract').map(codeOf);
    const named = files.flatMap((code) => [
      ...callsIn(code),
      ...[...code.matchAll(/\bservices\.(\w+\.\w+)/g)].map(([, name = '']) => name),
    ]);
    expect(declared.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  });

  test('there are as many as the specification counts', () => {
    expect(calls).toHaveLength(312);
    expect(new Set(calls.map(({ row }) => row.route)).size).toBe(312);
  });

  test('docs/calls.md is current: npm run calls', () => {
    expect(callsPage(calls)).toBe(read('docs/calls.md'));
  });
});

/** Checks the declarations of the rows that a text selects. */
function wrongAmong(
  choose: (row: (typeof calls)[number]['row'], reply: string, request: string) => boolean,
  fits: (endpoint: Endpoint, notes: string) => boolean,
): string[] {
  const columns = table('tests/spec/endpoints.tsv');
  return calls.flatMap(({ row }, at) => {
    const [, , , , , , request = '', reply = ''] = columns[at] ?? [];
    if (row.method === '?' || !choose(row, reply, request)) return [];
    return declarationsOf(row).flatMap(({ name, endpoint }) => (fits(endpoint, row.notes) ? [] : [name]));
  });
}

/** GETs that change something, by endpoints-notes 14 and by their effect. */
const writingGets =
  /GrabarPoblacionNoEnviadaDia|GrabarPoblacionBDPA|EnviarPoblacionBDPA|EnviarDatosBDPANOENVIADOS|ActualizarPoblacionBDPA|RegularizarBajaBDPA|RegularizarBajasBDPA|CorregirPoblacionCSBPenBDPA|GuardarObjetoJsonProcesoFinalizado|OrdenPagoEliminarXIdNovedad/;

describe('kinds of calls', () => {
  test('a GET that writes is an operation', () => {
    expect(
      wrongAmong(
        (row) => row.method === 'GET' && writingGets.test(row.path),
        (e) => e.effect === 'write',
      ),
    ).toEqual([]);
    expect(calls.filter(({ row }) => row.method === 'GET' && writingGets.test(row.path))).toHaveLength(10);
  });

  test('every other GET reads, PUT and DELETE write', () => {
    expect(
      wrongAmong(
        (row) => row.method === 'GET' && !writingGets.test(row.path),
        (e) => e.effect === 'read',
      ),
    ).toEqual([]);
    expect(
      wrongAmong(
        (row) => /PUT|DELETE/.test(row.method),
        (e) => e.effect === 'write',
      ),
    ).toEqual([]);
  });

  test('a POST whose name says that it changes something writes', () => {
    const changes =
      /^(Inserta|Modifica|Elimina|Anula|Acepta|Graba|Registra|Cambia|Guarda|Envia|Notifica|Concluye|Concluir|.*Registra(r|$)|.*Elimina(r|$)|.*Anula|.*Modifica(r|$))/i;
    const asks = /Listar?|Recupera|RequierePago|Novedades\w*Registro|^OrdenPagoFormularioRegistro$/;
    expect(
      wrongAmong(
        (row) => row.method === 'POST' && changes.test(row.path) && !asks.test(row.path),
        (e) => e.effect === 'write',
      ),
    ).toEqual([]);
  });

  test('what answers PDF or XML is a file, and nothing else is', () => {
    expect(
      wrongAmong(
        (_, reply) => /PDF|XML file/.test(reply),
        (e) => e.reply === 'file',
      ),
    ).toEqual([]);
    const others = wrongAmong(
      (_, reply) => !/PDF|XML file/.test(reply),
      (e) => e.reply === 'envelope',
    );
    // A stored file's content type comes from the file.
    expect(others).toEqual(['recursos.obtener']);
  });

  test('what is specified as multipart is sent so, and nothing else is', () => {
    expect(
      wrongAmong(
        (_, __, request) => /multipart/.test(request),
        (e) => e.send === 'multipart',
      ),
    ).toEqual([]);
    expect(
      wrongAmong(
        (_, __, request) => !/multipart/.test(request),
        (e) => e.send === 'json',
      ),
    ).toEqual([]);
  });

  test('where the specification quotes a text of success, the call carries the corrected one', () => {
    const shown = new Map(
      table('tests/spec/messages.tsv').map(([, original = '', text = '']) => [fold(original).trim(), text]),
    );
    const quoted = (notes: string) => /success[^'"]*['"]([^'"]+)['"]/.exec(notes)?.[1] ?? '';
    const wrong = wrongAmong(
      ({ notes }) => quoted(notes) !== '',
      ({ success = '' }, notes) => {
        const expected = shown.get(fold(quoted(notes)).trim());
        return expected === undefined ? success !== '' : success === expected;
      },
    );
    // Its specified text names another thing. Decision: the text names what is deleted.
    expect(wrong).toEqual(['relacionesParentesco.eliminar']);
  });
});

async function signIn(app: { fetch(request: Request): Response | Promise<Response> }): Promise<string> {
  const Dispositivo = { browser: '', browser_version: '', os: '', os_version: '', IpPublico: '', device: '' };
  const answer = await app.fetch(
    new Request(`http://127.0.0.1${config().servicios.seguridad}/EmpAuth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        UserName: 'empresa',
        Password: PASSWORD,
        TokenGC: 'local',
        Dispositivo: { ...Dispositivo, IpPrivado: '0.0.0.0' },
      }),
    }),
  );
  const { Datos } = (await answer.json()) as { Datos: { access_token: string } };
  return Datos.access_token;
}
