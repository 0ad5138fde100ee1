import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callFailed } from '#client/announcements.ts';
import { nacionalidad, requisitoFotografia } from '#contract/enumerations.ts';
import { comprobarAdjuntos } from '#features/importar/comprobar/adjuntos.ts';
import { comprobarFila } from '#features/importar/comprobar/comprobarFila.ts';
import { abrirContexto, type Contexto } from '#features/importar/comprobar/contexto.ts';
import { costoDe } from '#features/importar/comprobar/costo.ts';
import { difiereEnUna } from '#features/importar/comprobar/identidad.ts';
import { textosDe, textosPorColumna } from '#features/importar/comprobar/opciones.ts';
import { comprobarServicios } from '#features/importar/comprobar/servicios.ts';
import { tipoDeMotivo } from '#features/importar/comprobar/valores.ts';
import type { Textos } from '#features/importar/fila/columnas.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import type { Avance } from '#features/importar/fila/importacion.ts';
import { ejemplos, soloEnBdpa } from '#sandbox/db/examples.ts';
import { server } from '#support/services.ts';
import { filaCon, unContexto } from './apoyo.ts';

const ALTA: Textos = {
  TipoAviso: 'ALTA',
  Motivo: 'INGRESO',
  TipoDocumento: 'CI',
  NumeroDocumento: ejemplos.registrable,
  ApellidoPaterno: 'APAZA',
  ApellidoMaterno: 'CHOQUE',
  Nombres: 'ROSA',
  FechaNacimiento: '12/05/1994',
  FechaAviso: '03/11/2026',
  Cargo: 'CAJERO',
  HaberMensual: '3500',
  Ubicacion: 'NUESTRA SEÑORA DE LA PAZ',
};

const BAJA: Textos = {
  TipoAviso: 'BAJA',
  NumeroDocumento: ejemplos.activo,
  ApellidoPaterno: 'MAMANI',
  ApellidoMaterno: 'QUISPE',
  Nombres: 'BEATRIZ',
  FechaNacimiento: '12/05/1994',
  FechaAviso: '20/11/2026',
};

const TRANSFERENCIA: Textos = {
  ...BAJA,
  TipoAviso: 'TRANSFERENCIA',
  RegionalDestino: 'COCHABAMBA',
  EmpresaDestino: 'Banco Altiplano S.A.',
  Ubicacion: 'COCHABAMBA',
};

/** Everything that a person whom the fund knows little of, or not at all, has to bring. */
const DATOS: Textos = {
  ...{ Extension: 'LP', Sexo: 'F', EstadoCivil: 'SOLTERO(A)', Nacionalidad: 'BOLIVIA', Zona: 'Sopocachi' },
  ...{ UbicacionNacimiento: 'NUESTRA SEÑORA DE LA PAZ', Direccion: 'Calle 1', UbicacionDireccion: 'EL ALTO' },
  ...{ Latitud: '-16.50980', Longitud: '-68.12740', Telefono: '2240000', Celular: '71234567' },
  ...{ Correo: 'rosa@banco.bo', Ocupacion: 'Cajera', GradoInstruccion: 'LICENCIATURA', Profesion: 'ECONOMISTA' },
};

const NUEVA: Textos = {
  ...{ ...ALTA, ...DATOS, NumeroDocumento: soloEnBdpa },
  ...{ ApellidoPaterno: 'MOSCOSO', ApellidoMaterno: 'ARANDIA', Nombres: 'VERÓNICA' },
};

const sinFin = () => new AbortController().signal;

/** A row, or one with these texts, after the whole check. */
async function comprobar(dada: Textos | Fila, contexto?: Contexto): Promise<Fila> {
  const del = contexto ?? (await unContexto());
  // The lists of the places where rows go are read with the format.
  const { comprobarFormato } = await import('#features/importar/comprobar/formato.ts');
  const [fila] = await comprobarFormato(['numero' in dada ? dada : filaCon(dada)], del);
  if (!fila) throw new Error('no row');
  return comprobarFila(fila, del, sinFin());
}

const dicho = ({ paso, hallazgos }: Fila) => [paso, ...hallazgos.map(({ codigo, lugar }) => `${codigo} ${lugar}`)];

/** The calls made from now on: method and path after the services' address. */
function escuchar(): string[] {
  const calls: string[] = [];
  const listen = ({ request }: { request: Request }) =>
    calls.push(
      `${request.method} ${new URL(request.url).pathname.split('/servicios/')[1]?.split('/').slice(1).join('/')}`,
    );
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  return calls;
}

describe('calls of a row', () => {
  const casos = [
    [
      'alta',
      ALTA,
      [
        /^GET Pacientes\/BuscarXDocumentoIdentidad\/6843217\/\d+$/,
        /^GET AltaCotizante\/VerificaNovedadesInconclusas\/\d+\/501$/,
        /^GET PersonasEmpresa\/ObtieneEmpresasHabilitadas\/\d+$/,
        /^GET Pacientes\/ObtieneXId\/\d+$/,
        /^GET PersonasEmpresa\/ObtieneEmpresasHabilitada\/\d+\/501$/,
      ],
    ],
    [
      'baja',
      BAJA,
      [
        /^GET EmpPacientes\/BuscarXDocumentoIdentidad\/4890023\/501\/\d+$/,
        /^GET BajaCotizante\/VerificaNovedadesInconclusas\/\d+\/501$/,
        /^GET Pacientes\/ObtieneXId\/\d+$/,
        /^GET PersonasEmpresa\/ObtieneEmpresasHabilitada\/\d+\/501$/,
      ],
    ],
    [
      'transferencia',
      TRANSFERENCIA,
      // Its notices too: nothing refuses a second transfer (decision 169).
      [
        /^GET EmpPacientes\/BuscarXDocumentoIdentidad\/4890023\/501\/\d+$/,
        /^GET PersonasEmpresa\/ObtieneEmpresasHabilitada\/\d+\/501$/,
        /^GET Pacientes\/ObtieneXId\/\d+$/,
        /^GET PersonasNovedad\/ObtieneNovedades\/\d+\/501$/,
      ],
    ],
    [
      'a person unknown to the fund',
      NUEVA,
      // The registry answers the empty record too.
      [
        /^GET Pacientes\/BuscarXDocumentoIdentidad\/\d+\/\d+$/,
        /^POST Bdpa\/BuscarPersonaYObservacion$/,
        /^POST Afiliacion\/SEGIPconsultaDatosPersona$/,
      ],
    ],
  ] as const;

  test.each(casos)(
    '[E-6-02] [E-7.1-05] [E-7.1-11] [E-7.2-03] [F-4.2-08] [F-6-04] [F-6-09] [F-7.4-01] [F-7.5-05] [F-7.6-01] [F-7.6-02] [F-7.6-03] [R-7.10-05] [P2] %s: only these, and all of them read',
    async (_, textos, calls) => {
      const contexto = await unContexto();
      // Lists and requirements are read once for all rows.
      await comprobar(textos, contexto);
      const made = escuchar();
      expect(dicho(await comprobar(textos, contexto))).toEqual(['lista']);
      expect(made).toHaveLength(calls.length);
      calls.forEach((path, at) => {
        expect(made[at]).toMatch(path);
      });
    },
  );

  test('[P2] a failed call is a problem of its row, and announced nowhere', async () => {
    const announced: unknown[] = [];
    onTestFinished(callFailed.on((error) => announced.push(error)));
    const contexto = await unContexto();
    for (const path of ['VerificaNovedadesInconclusas', 'ObtieneEmpresasHabilitadas', 'ObtieneXId']) {
      server.use(http.get(`*/${path}/*`, () => HttpResponse.error(), { once: true }));
      const fila = await comprobar(ALTA, contexto);
      expect(dicho(fila)).toEqual(['problema', 'SIN_RESPUESTA null']);
      expect(fila.preparada).toBeNull();
    }
    expect(announced).toEqual([]);
    expect(dicho(await comprobar(ALTA, contexto))).toEqual(['lista']);
  });

  test('[P2] services that ask to wait are asked again', async () => {
    const contexto = await unContexto();
    const busy = () => new HttpResponse('{}', { status: 429, headers: { 'Retry-After': '1' } });
    server.use(http.get('*/VerificaNovedadesInconclusas/*', busy, { once: true }));
    expect(dicho(await comprobar(ALTA, contexto))).toEqual(['lista']);
  });

  test('[E-5.3-06] [P2] a row with a problem of its own is not asked about', async () => {
    const contexto = await unContexto();
    const made = escuchar();
    expect(dicho(await comprobar({ ...ALTA, HaberMensual: '0' }, contexto))).toEqual([
      'problema',
      'HABER HaberMensual',
    ]);
    expect(made.filter((call) => call.includes('BuscarXDocumento'))).toEqual([]);
  });
});

describe('known people', () => {
  test('[P3] accents and case are nothing, one letter is a warning, another surname a problem', async () => {
    const contexto = await unContexto();
    const con = async (textos: Textos) => dicho(await comprobar({ ...ALTA, ...textos }, contexto));
    expect(await con({ ApellidoPaterno: 'Apáza', Nombres: 'rosa' })).toEqual(['lista']);
    expect(await con({ ApellidoPaterno: 'APASA' })).toEqual(['aviso', 'NOMBRE_DIFIERE ApellidoPaterno']);
    expect(await con({ ApellidoMaterno: 'CHOQUEZ' })).toEqual(['aviso', 'NOMBRE_DIFIERE ApellidoMaterno']);
    expect(await con({ ApellidoMaterno: 'QUISPE' })).toEqual(['problema', 'IDENTIDAD ApellidoPaterno']);
    expect(await con({ ApellidoPaterno: 'CHOQUE', ApellidoMaterno: 'APAZA' })).toEqual([
      'problema',
      'IDENTIDAD ApellidoPaterno',
      'IDENTIDAD ApellidoMaterno',
    ]);
    expect(await con({ ApellidoPaterno: '', ApellidoMaterno: 'APAZA' })).toEqual(['lista']);
    expect(await con({ Nombres: 'ROSA MARÍA' })).toEqual(['aviso', 'NOMBRE_DIFIERE Nombres']);
  });

  test('[P3] number, complement and birth date have to agree', async () => {
    const contexto = await unContexto();
    const con = async (textos: Textos) => dicho(await comprobar({ ...ALTA, ...textos }, contexto));
    expect(await con({ FechaNacimiento: '13/05/1994' })).toEqual(['problema', 'IDENTIDAD FechaNacimiento']);
    expect(await con({ Complemento: '1A' })).toEqual(['problema', 'COMPLEMENTO Complemento']);
    // Part of a number is nobody's.
    expect(await con({ NumeroDocumento: '684321' })).toEqual(['problema', 'NO_VERIFICADA NumeroDocumento']);
  });

  test('[E-5.2-06] [P3] the file fills only what the fund lacks, and coordinates are never invented', async () => {
    const contexto = await unContexto();
    const sinDatos: Textos = {
      ...{ ...ALTA, ...DATOS, NumeroDocumento: ejemplos.registrableSinDatos, Complemento: '1A' },
      ...{ ApellidoPaterno: 'LIMACHI', ApellidoMaterno: 'ÑÁÑEZ', Nombres: 'JOSÉ LUIS' },
    };
    const llena = await comprobar(sinDatos, contexto);
    expect(dicho(llena)).toEqual(['lista']);
    expect(llena.preparada?.form.BasePersonas).toMatchObject({
      Zona: 'SOPOCACHI',
      LatitudDireccion: '-16.50980',
      CorreoElectronico: 'rosa@banco.bo',
    });
    const sinCoordenadas = await comprobar({ ...sinDatos, Latitud: '', Longitud: '' }, contexto);
    expect(dicho(sinCoordenadas)).toEqual(['problema', 'FALTA_DATO Latitud', 'FALTA_DATO Longitud']);
    expect(sinCoordenadas.preparada).toBeNull();

    const deLaCaja = (await comprobar(ALTA, contexto)).preparada?.form.BasePersonas;
    const conOtros = (await comprobar({ ...ALTA, ...DATOS, Zona: 'OTRA ZONA', Celular: '1' }, contexto)).preparada;
    expect(deLaCaja?.Zona).toBeTruthy();
    expect(conOtros?.form.BasePersonas).toEqual(deLaCaja);
  });

  test('[E-5.2-05] [P3] a cell about the person that the fund does not need says nothing', async () => {
    const contexto = await unContexto();
    const ilegibles: Textos = { Nacionalidad: 'BOLIVIANA', Correo: 'rosa', Latitud: 'norte', Sexo: 'X' };
    for (const textos of [ALTA, BAJA, TRANSFERENCIA])
      expect(dicho(await comprobar({ ...textos, ...ilegibles }, contexto)), textos.TipoAviso).toEqual(['lista']);

    const sinDatos: Textos = {
      ...{ ...ALTA, ...DATOS, NumeroDocumento: ejemplos.registrableSinDatos, Complemento: '1A' },
      ...{ ApellidoPaterno: 'LIMACHI', ApellidoMaterno: 'ÑÁÑEZ', Nombres: 'JOSÉ LUIS' },
    };
    // The fund has his nationality and sex, and lacks where he lives.
    const con = async (textos: Textos) => dicho(await comprobar({ ...sinDatos, ...textos }, contexto));
    expect(await con({ Nacionalidad: 'BOLIVIANA', Sexo: 'X' })).toEqual(['lista']);
    expect(await con({ Latitud: 'norte' })).toEqual(['problema', 'VALOR Latitud']);
    expect(await con({ UbicacionDireccion: 'AGENCIA 9' })).toEqual(['problema', 'VALOR UbicacionDireccion']);
    expect(await con({ Correo: 'rosa' })).toEqual(['problema', 'VALOR Correo']);
    // Of somebody unknown everything is needed, and by the type of a document people are searched.
    expect(dicho(await comprobar({ ...NUEVA, Nacionalidad: 'BOLIVIANA' }, contexto))).toEqual([
      'problema',
      'VALOR Nacionalidad',
    ]);
    expect(dicho(await comprobar({ ...ALTA, TipoDocumento: 'X' }, contexto))).toEqual([
      'problema',
      'VALOR TipoDocumento',
    ]);
  });

  test('[P3] [F-3.5-03] a nationality in the file goes before the one that somebody without one begins with', async () => {
    const contexto = await unContexto();
    const de = async (Nacionalidad: string) =>
      (await comprobar({ ...NUEVA, Nacionalidad }, contexto)).preparada?.form.BasePersonas.IdNacionalidad;
    expect(await de('PERÚ')).toBe(17);
    expect(await de('')).toBe(nacionalidad.nacional);
  });

  test('[P3] one letter is another one, one more, one less, or two that changed places', () => {
    expect(difiereEnUna('quispe', 'quizpe')).toBe(true);
    expect(difiereEnUna('quispe', 'quispes')).toBe(true);
    expect(difiereEnUna('quispe', 'qispe')).toBe(true);
    expect(difiereEnUna('quispe', 'qiuspe')).toBe(true);
    expect(difiereEnUna('quispe', 'quispe')).toBe(true);
    expect(difiereEnUna('quispe', 'qiuspes')).toBe(false);
    expect(difiereEnUna('rojas', 'vegas')).toBe(false);
    expect(difiereEnUna('', 'ab')).toBe(false);
  });
});

describe('unknown people', () => {
  /** What the SEGIP says of the facts: 1, it matches; 0, it does not, unless told otherwise. */
  const contraste = (flags: object) =>
    JSON.stringify({
      ...{ FechaNacimiento: 0, Nombres: 0, PrimerApellido: 0, SegundoApellido: 0, NumeroDocumento: 0 },
      ...flags,
    });

  test('[F-5.3-01] [F-5.3-03] [F-4.2-08] [E-5.2-01] [P4] only with every fact confirmed by the SEGIP', async () => {
    const contexto = await unContexto();
    const nueva = await comprobar(NUEVA, contexto);
    expect(dicho(nueva)).toEqual(['lista']);
    expect(nueva.preparada).toMatchObject({ desconocida: true, form: { BasePersonas: { IdPersona: 0 } } });
    const otra = await comprobar({ ...NUEVA, Nombres: 'VERA' }, contexto);
    expect(dicho(otra)).toEqual(['problema', 'NO_VERIFICADA NumeroDocumento']);
    expect(otra.hallazgos[0]?.texto).toBe(
      'Los siguientes datos no coinciden con el SEGIP: Nombres. Regístrela una por una.',
    );
    // What the fund lacks is still asked of the file.
    expect(dicho(await comprobar({ ...NUEVA, Zona: '' }, contexto))).toEqual(['problema', 'FALTA_DATO Zona']);
  });

  test('[F-4.2-04] [P4] nobody whose document the registry has with another birth date', async () => {
    const fila = await comprobar({ ...NUEVA, FechaNacimiento: '13/05/1994' });
    expect(dicho(fila)).toEqual(['problema', 'NO_VERIFICADA NumeroDocumento']);
    expect(fila.hallazgos[0]?.texto).toMatch(/^El documento está registrado en la BDPA con otros datos/);
  });

  test('[F-5.3-01] [F-5.3-05] [F-4.2-08] [P4] a SEGIP that does not answer confirms nobody', async () => {
    const contexto = await unContexto();
    server.use(http.post('*/SEGIPconsultaDatosPersona', () => HttpResponse.error(), { once: true }));
    const fila = await comprobar(NUEVA, contexto);
    expect(dicho(fila)).toEqual(['problema', 'NO_VERIFICADA NumeroDocumento']);
    expect(fila.hallazgos[0]?.texto).toContain('El servicio de SEGIP no se encuentra disponible.');
  });

  test.each([
    [
      '[F-5.3-04] an answer of a wrong structure',
      { CodigoRespuesta: '2', datosPersonaEnFormatoJson: '{"Nombres":1}' },
      'No se encontró a la persona, revise los datos ingresados.',
    ],
    [
      '[F-5.3-02] [F-5.3-03] only the document that matches',
      { CodigoRespuesta: '2', datosPersonaEnFormatoJson: contraste({ NumeroDocumento: 1 }) },
      'Los datos ingresados no corresponden con el número de documento, verifique los datos.',
    ],
    [
      '[F-5.3-02] [F-5.3-03] a name and a date that do not match',
      {
        CodigoRespuesta: '2',
        datosPersonaEnFormatoJson: contraste({ NumeroDocumento: 1, PrimerApellido: 1, SegundoApellido: 1, Nombres: 2 }),
      },
      'Los siguientes datos no coinciden con el SEGIP: Fecha de nacimiento, Nombres (sin verificar).',
    ],
    [
      '[F-5.3-06] nobody found',
      { CodigoRespuesta: '1', datosPersonaEnFormatoJson: '' },
      'No se encontró a la persona, no se pudo verificar en el SEGIP, por favor revise la información ingresada y vuelva a intentar.',
    ],
  ])('%s is the problem of the row, in the words of the search', async (_, Datos, texto) => {
    const contexto = await unContexto();
    server.use(http.post('*/SEGIPconsultaDatosPersona', () => HttpResponse.json({ ok: true, Datos }), { once: true }));
    const fila = await comprobar(NUEVA, contexto);
    expect(dicho(fila)).toEqual(['problema', 'NO_VERIFICADA NumeroDocumento']);
    expect(fila.hallazgos[0]?.texto).toBe(`${texto} Regístrela una por una.`);
  });

  test('[P4] a termination needs a person of the company: nobody else is looked for', async () => {
    const contexto = await unContexto();
    await comprobar(BAJA, contexto);
    const made = escuchar();
    const fila = await comprobar({ ...BAJA, NumeroDocumento: soloEnBdpa }, contexto);
    expect(dicho(fila)).toEqual(['problema', 'NO_PERTENECE NumeroDocumento']);
    expect(made.filter((call) => !call.includes('BuscarXDocumentoIdentidad'))).toEqual([]);
  });

  test.each([ALTA, BAJA, TRANSFERENCIA])(
    '[F5] $TipoAviso: a number of a workbook that nobody has may have lost a zero',
    async (textos) => {
      const contexto = await unContexto();
      const numero = { ...filaCon({ ...textos, NumeroDocumento: '689' }), documentoNumerico: true as const };
      const { hallazgos } = await comprobar(numero, contexto);
      expect(hallazgos.map(({ codigo }) => codigo)).toEqual([
        textos === ALTA ? 'NO_VERIFICADA' : 'NO_PERTENECE',
        'CERO_PERDIDO',
      ]);
      const texto = await comprobar({ ...textos, NumeroDocumento: '689' }, contexto);
      expect(texto.hallazgos.map(({ codigo }) => codigo)).not.toContain('CERO_PERDIDO');
    },
  );
});

describe('the definitions decide', () => {
  test('[P5] a first relation is asked of the motives that need one (decision 6), in the form’s own words', async () => {
    const contexto = await unContexto();
    const fila = await comprobar({ ...ALTA, Motivo: 'CAMBIO RAZÓN SOCIAL' }, contexto);
    expect(dicho(fila)).toEqual(['problema', 'REGLA Motivo']);
    expect(fila.hallazgos[0]?.texto).toBe('Tipo alta: el asegurado(a) no tiene un ingreso anterior en la empresa.');
    const fusion = await comprobar({ ...ALTA, Motivo: 'FUSIÓN' }, contexto);
    expect(dicho(fusion)).toEqual(['lista']);
    expect(fusion.preparada?.idTipoNovedad).toBe(4);
  });

  test('[E-4-48] [E-5.7-04] [E-5.7-06] [P5] the same notice that is there already is no problem and is not sent', async () => {
    const contexto = await unContexto();
    const pendiente: Textos = {
      ...{ ...ALTA, NumeroDocumento: ejemplos.pendiente, FechaAviso: '17/11/2026' },
      ...{ ApellidoPaterno: 'SUÁREZ', ApellidoMaterno: 'ROCA', Nombres: 'DIEGO' },
    };
    const misma = await comprobar(pendiente, contexto);
    expect(dicho(misma)).toEqual(['aviso', 'YA_REGISTRADA null']);
    expect(misma.preparada).toBeNull();
    const otraFecha = await comprobar({ ...pendiente, FechaAviso: '16/11/2026' }, contexto);
    expect(dicho(otraFecha)).toEqual(['problema', 'PENDIENTE NumeroDocumento']);
    expect(otraFecha.hallazgos[0]?.texto).toContain('pendiente de concluir de fecha 17/11/2026');
  });

  test('[P5] without a period every date is a problem, with the reason of the services', async () => {
    await unContexto();
    server.use(
      http.get('*/ObtenerPeriodoActivoAporteEmpresa/*', () =>
        HttpResponse.json({
          ok: false,
          Mensaje: { IdMensaje: '1', Descripcion: 'Periodo cerrado.', TipoMensaje: 'error' },
        }),
      ),
    );
    const contexto = await abrirContexto(sinFin());
    expect(contexto.periodo).toBeNull();
    const fila = await comprobar(ALTA, contexto);
    expect(dicho(fila)).toEqual(['problema', 'PERIODO FechaAviso']);
    expect(fila.hallazgos[0]?.texto).toBe(contexto.sinPeriodo);
  });

  test('[E-1-07] [E-3-04] [E-3-05] [E-3-08] [E-6-02] [F-6-09] [P5] what is sent is what the form of one notice would send', async () => {
    const contexto = await unContexto();
    const { preparada } = await comprobar({ ...ALTA, Cargo: 'oficial  de crédito', Observacion: 'nota' }, contexto);
    expect(preparada?.form.SegurosPersonasNovedad).toMatchObject({
      ...{ IdTipoNovedad: 2, FechaNovedad: '2026-11-03', HaberMensual: 3500, Cargo: 'OFICIAL DE CRÉDITO' },
      ...{ IdUbicacion: 101, Observacion: 'NOTA', IdEmpresa: contexto.idEmpresa, IdPersonaNovedad: 0, IdCanal: 1 },
    });
    const baja = await comprobar(BAJA, contexto);
    // Position, salary and place of the job that ends are the fund's.
    expect(baja.preparada?.form.SegurosPersonasNovedad).toMatchObject({
      FechaNovedad: '2026-11-20',
      IdCanal: 1,
      IdUbicacion: expect.any(Number),
      HaberMensual: expect.any(Number),
    });
    expect(baja.preparada?.form.SegurosPersonasNovedad.HaberMensual).toBeGreaterThan(0);
    const traslado = await comprobar(TRANSFERENCIA, contexto);
    expect(traslado.preparada?.form).toMatchObject({
      SegurosPacientes: { IdDepartamento: 2 },
      SegurosPersonasNovedad: {
        FechaNovedad: '2026-11-20',
        IdCanal: 1,
        IdEmpresaDestino: contexto.idEmpresa,
        IdUbicacion: 201,
      },
    });
  });

  test('[F1] a motive is found by its own words, in the services’ names of every kind of notice', () => {
    const tipos = ['INGRESO A LA EMPRESA', 'REINGRESO', 'FUSIÓN DE EMPRESA', 'CAMBIO DE RAZÓN SOCIAL'].map(
      (label, at) => ({ label, value: at + 1 }),
    );
    const found = (text: string) => tipoDeMotivo(tipos, text)?.label;
    expect(found('Ingreso')).toBe('INGRESO A LA EMPRESA');
    expect(found('reingreso')).toBe('REINGRESO');
    expect(found('FUSION')).toBe('FUSIÓN DE EMPRESA');
    expect(found('CAMBIO RAZÓN SOCIAL')).toBe('CAMBIO DE RAZÓN SOCIAL');
    expect(found('cambio de razon social')).toBe('CAMBIO DE RAZÓN SOCIAL');
    expect(found('EMPRESA')).toBeUndefined();
    expect(found('ASCENSO')).toBeUndefined();
    expect(found('')).toBeUndefined();
  });

  test('[E-5.5-08] [T2] a cell offers the texts of its list, a destination those of its regional', async () => {
    const contexto = await unContexto();
    const fila = await comprobar(TRANSFERENCIA, contexto);
    expect(textosDe(fila, 'RegionalDestino', contexto)).not.toContain('LA PAZ');
    expect(textosDe(fila, 'RegionalDestino', contexto)).toContain('COCHABAMBA');
    expect(textosDe(fila, 'Ubicacion', contexto)).toContain('SACABA · COCHABAMBA');
    expect(textosDe(fila, 'Ubicacion', contexto)).not.toContain('EL ALTO · LA PAZ');
    expect(textosDe(fila, 'Cargo', contexto)).toBeNull();
    expect(textosDe(fila, 'TipoAviso', contexto)).toContain('BAJA PASANTE');
    expect(Object.keys(textosPorColumna(contexto))).toContain('Ubicacion');
    expect(textosPorColumna(contexto).Motivo).toContain('REINGRESO');
  });
});

describe('many rows', () => {
  const filas = (n: number) => Array.from({ length: n }, (_, at) => filaCon(ALTA, at + 2));

  test('[P7] four at a time, with counts and the time that is left', async () => {
    const contexto = await unContexto();
    let [now, most] = [0, 0];
    const avances: Avance[] = [];
    const pasos = new Map<number, string>();
    await comprobarServicios(filas(12), contexto, {
      signal: sinFin(),
      avance: (one) => avances.push(one),
      alComprobar: ({ numero, paso }) => {
        now += paso === 'comprobando' ? 1 : -1;
        most = Math.max(most, now);
        pasos.set(numero, paso);
      },
    });
    expect(most).toBe(4);
    expect([...pasos.values()]).toEqual(Array.from({ length: 12 }, () => 'lista'));
    expect(avances.map(({ hechas }) => hechas)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(avances.at(-1)).toEqual({ hechas: 12, total: 12, resta: 0 });
    expect(avances[0]?.resta).toBeGreaterThanOrEqual(1);
  });

  test('[P7] cancelled, what was found stays and the others wait', async () => {
    const contexto = await unContexto();
    const control = new AbortController();
    let answered = 0;
    // The first three rows get their last answer, the others wait for it.
    server.use(
      http.get('*/ObtieneEmpresasHabilitada/*', async () => {
        answered += 1;
        if (answered > 3) await new Promise((resolve) => control.signal.addEventListener('abort', resolve));
      }),
    );
    const found = new Map(filas(10).map((fila) => [fila.numero, fila]));
    await comprobarServicios(filas(10), contexto, {
      signal: control.signal,
      avance: ({ hechas }) => {
        if (hechas === 3) control.abort();
      },
      alComprobar: (fila) => found.set(fila.numero, fila),
    });
    const pasos = [...found.values()].map(({ paso }) => paso);
    const cuantas = (paso: string) => pasos.filter((one) => one === paso).length;
    expect(cuantas('lista')).toBe(3);
    expect(cuantas('porComprobar')).toBeGreaterThan(0);
    // Those that were not begun are as they were.
    expect(cuantas('lista') + cuantas('porComprobar') + cuantas('leida')).toBe(10);
  });

  test('[P7] a lost session ends the check, and rows that were not answered wait', async () => {
    const contexto = await unContexto();
    server.use(http.get('*/VerificaNovedadesInconclusas/*', () => new HttpResponse('{}', { status: 401 })));
    const found = new Map<number, string>();
    const check = comprobarServicios(filas(6), contexto, {
      signal: sinFin(),
      alComprobar: ({ numero, paso }) => found.set(numero, paso),
    });
    await expect(check).rejects.toMatchObject({ kind: 'sesion' });
    expect([...found.values()].filter((paso) => paso !== 'porComprobar')).toEqual([]);
  });

  test('[P8] calls and minutes before anything is sent', () => {
    const preparada = (desconocida: boolean): Fila => ({
      ...filaCon(ALTA),
      preparada: { form: {} as never, idTipoNovedad: 2, desconocida },
    });
    const cien = Array.from({ length: 100 }, (_, at) => ({ ...preparada(false), numero: at + 2 }));
    const dos = [
      { idRequisito: 2, archivo: new File([], 'a.png') },
      { idRequisito: 3, archivo: new File([], 'a.pdf') },
    ];
    const adjuntos = new Map(cien.map(({ numero }) => [numero, dos]));
    expect(costoDe([])).toEqual({ llamadas: 0, minutos: 0 });
    expect(costoDe(cien).llamadas).toBe(500);
    expect(costoDe(cien, adjuntos)).toEqual({ llamadas: 700, minutos: 2 });
    // People unknown to the fund go one at a time.
    expect(
      costoDe(
        cien.map((fila) => ({ ...fila, preparada: preparada(true).preparada })),
        adjuntos,
      ).minutos,
    ).toBe(5);
  });
});

test('[P7] the time left of the files is by what each takes, not by how long it waited for its turn', async () => {
  const contexto = await unContexto();
  const fila = await comprobar(ALTA, contexto);
  let ahora = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ahora);
  const abrir = async () => {
    ahora += 250;
    return new File(['%PDF-1.4\n%%EOF\n'], 'ci.pdf', { type: 'application/pdf' });
  };
  const filas = Array.from({ length: 40 }, (_, at) => ({ ...fila, numero: at + 2 }));
  const porFila = new Map(
    filas.map(({ numero }) => [numero, [{ idRequisito: 3, archivo: new File([], 'ci.pdf'), abrir }]]),
  );
  const dicho: Avance[] = [];
  const avance = (hasta: Avance) => dicho.push(hasta);
  await comprobarAdjuntos(filas, { porFila, dobles: [] }, contexto, { signal: sinFin(), avance });
  // With the others' a file takes some 1.5 seconds; with its wait it would take five.
  expect(dicho[19]).toMatchObject({ hechas: 20, total: 40 });
  expect(dicho[19]?.resta).toBeLessThanOrEqual(10);
  expect(dicho[19]?.resta).toBeGreaterThan(0);
});

test('[P6] the name of a refused file is shown without signs that turn its direction', async () => {
  const contexto = await unContexto();
  const fila = await comprobar(ALTA, contexto);
  const foto = {
    idRequisito: requisitoFotografia,
    archivo: new File(['x'], 'a.png'),
    ruta: 'fotos/6843217_\u202efoto.png',
  };
  const reparto = { porFila: new Map([[fila.numero, [foto]]]), dobles: [] };
  const { hallazgos } = await comprobarAdjuntos([fila], reparto, contexto, { signal: sinFin() });
  expect(hallazgos.get(fila.numero)?.map(({ texto }) => texto.split(':')[0])).toEqual(['fotos/6843217_foto.png']);
});
