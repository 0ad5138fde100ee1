import * as z from 'zod/mini';
import { assumed, documented, mayBe, rowId } from '../facts.ts';
import { basePersonas } from './persona.ts';
import { fecha, fechaLocal, flag, html, id, lista, monto, text } from './wire.ts';

/** The registry's kinds of document: the carnet is CI, anything else PAS (spec F 5.3, decision 63). */
export const tipoDocumentoBdpa = { carnet: 'CI', otro: 'PAS' } as const;

/** A date as these calls want it, 'yyyy-mm-dd'. */
const dia = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What names a person to the central registry of the insured population (spec F 7.4). */
export const consultaBdpa = documented(
  'F 7.4',
  z.looseObject({
    TipoDocumentoIdentidad: z.enum([tipoDocumentoBdpa.carnet, tipoDocumentoBdpa.otro]),
    NumeroDocumento: z.string().check(z.minLength(1)),
    ComplementoDocumento: z.string(),
    FechaNacimiento: dia,
  }),
);
export type ConsultaBdpa = z.infer<typeof consultaBdpa>;

/** The data of a person as the portal has them, to be held against the registry's; assumed, the body is not shown. */
export const contrastacionBdpa = assumed(
  z.looseObject({
    ...consultaBdpa.shape,
    ApellidoPaterno: z.string(),
    ApellidoMaterno: z.string(),
    Nombres: z.string(),
  }),
);

/**
 * A row of the registry; assumed, no reply shows one. `EstadoEnvio` says how far the fund's data came: REGISTRADO is
 * recorded to be sent, NO_ENVIADO could not be sent, OBSERVADO was sent and is not accepted, VALIDADO is accepted; ''
 * for rows of other funds. Dates are 'dd/mm/yyyy', FechaNacimiento 'yyyy-mm-dd'.
 */
export const registroBdpa = assumed(
  z.looseObject({
    IdRegistro: rowId(),
    /** 0: nobody of the fund. */
    IdPersona: id(),
    TipoDocumentoIdentidad: text(),
    NumeroDocumento: text(),
    ComplementoDocumento: text(),
    FechaNacimiento: fecha(),
    ApellidoPaterno: text(),
    ApellidoMaterno: text(),
    Nombres: text(),
    EnteGestor: text(),
    /** ACTIVO or BAJA. */
    Estado: text(),
    EstadoEnvio: text(),
    IdRegional: id(),
    FechaAfiliacion: fechaLocal(),
    FechaEnvio: fechaLocal(),
    FechaValidacion: fechaLocal(),
    FechaBaja: fechaLocal(),
    Observacion: text(),
  }),
);
export type RegistroBdpa = z.infer<typeof registroBdpa>;

/** A datum the fund and the registry hold differently; assumed. */
const diferencia = assumed(z.looseObject({ Campo: text(), ValorCaja: text(), ValorBdpa: text() }));
export type Diferencia = z.infer<typeof diferencia>;

/**
 * A person found (spec F 3.8; names of the last three assumed). The three are HTML, texts in them escaped; '' when there
 * is nothing to say, and always for who is not the fund's staff (spec F 2.6). IdPersona 0: only the registry knows them.
 */
const personaObservada = documented(
  'F 3.8',
  z.looseObject({
    IdPersona: id(),
    NombreCompleto: text(),
    IdTipoDocumento: id(),
    NumeroDocumento: text(),
    ComplementoDocumento: text(),
    FechaNacimiento: fecha(),
    ObservacionBdpa: assumed(html()),
    ObservacionCaja: assumed(html()),
    Diferencias: assumed(html()),
    /** Whether the registry has a record of the person; left out where the services don't say. Assumed. */
    EnBdpa: assumed(z.optional(z.boolean())),
  }),
);
export type PersonaObservada = z.infer<typeof personaObservada>;

/**
 * What the person search answers (spec F 3.8; how it nests is assumed). With nobody found, `IntegradoBdpa` says whether
 * the registry has the document all the same: then nobody may be registered by hand (spec F 4.2). `PersonaNueva` is the
 * structure for somebody the fund does not know, with what the registry has of them; null when the fund knows them.
 */
export const busquedaObservada = assumed(
  mayBe(
    'Personas',
    z.looseObject({
      Personas: lista(personaObservada),
      IntegradoBdpa: flag(),
      PersonaNueva: z.nullish(basePersonas),
    }),
  ),
);
export type BusquedaObservada = z.infer<typeof busquedaObservada>;

const codigoBdpa = z.enum([
  'COINCIDE',
  'DIFERENCIAS',
  'NO_ENCONTRADO',
  'OTRO_ENTE',
  'NO_ENVIADO',
  'OBSERVADO',
  'SOLO_BDPA',
  'BAJA',
]);
/** A verdict of the registry, for programs; assumed. */
export type CodigoBdpa = z.infer<typeof codigoBdpa>;

/** The registry's verdict on a person: a code for programs, a sentence and, for staff, the panel's HTML; assumed. */
export const mensajeBdpa = assumed(
  z.looseObject({
    Codigo: z.optional(codigoBdpa),
    Mensaje: text(),
    ObservacionHTML: html(),
  }),
);
export type MensajeBdpa = z.infer<typeof mensajeBdpa>;

/** A contrast by datum; 0 differs, 1 agrees, 2 not verified. Assumed after the identity service's. */
export const resultadoContrastacion = assumed(
  z.looseObject({
    Encontrado: flag(),
    Coincide: flag(),
    Campos: lista(
      assumed(z.looseObject({ Campo: text(), Valor: text(), ValorBdpa: text(), Resultado: z._default(z.number(), 2) })),
    ),
  }),
);

/** Both sides of a person and what they differ in; assumed. */
export const comparacionBdpa = assumed(
  z.looseObject({
    IdPersona: id(),
    NombreCompleto: text(),
    Caja: z.nullish(basePersonas),
    Bdpa: z.nullish(registroBdpa),
    Diferencias: lista(diferencia),
    DiferenciaHTML: html(),
  }),
);
export type ComparacionBdpa = z.infer<typeof comparacionBdpa>;

/** Differences told to the regional insurance officer (spec F 7.4). Here a passport's TipoDocumento may be PASS (F 5.3). */
export const notificacionDiferencia = documented(
  'F 7.4',
  z.looseObject({
    /** The process parameter that holds the officer's address. */
    IdParametro: z.number(),
    IdRegional: z.number(),
    DiferenciaHTML: z.string().check(z.minLength(1)),
    TipoDocumento: z.enum(['CI', 'PAS', 'PASS']),
    NumeroDocumento: z.string().check(z.minLength(1)),
    Complemento: z.string(),
    FechaNacimiento: dia,
  }),
);

/** Monitoring figures; assumed, no reply shows them. Fecha is 'dd/mm/yyyy', Mes 'yyyy-mm'. */
export const cifraDia = assumed(z.looseObject({ Fecha: fechaLocal(), Cantidad: id() }));
/** How many in a regional. */
export const cifraRegional = assumed(z.looseObject({ IdRegional: id(), Regional: text(), Cantidad: id() }));
/** How many in a year. */
export const cifraGestion = assumed(z.looseObject({ Gestion: id(), Cantidad: id() }));

/** Terminations of a day or a regional: told to the registry, and still to be told. */
export const bajasDia = assumed(z.looseObject({ Fecha: fechaLocal(), Regularizadas: id(), Pendientes: id() }));
export type BajasDia = z.infer<typeof bajasDia>;
/** The same by regional. */
export const bajasRegional = assumed(
  z.looseObject({
    IdRegional: id(),
    Regional: text(),
    Regularizadas: id(),
    Pendientes: id(),
  }),
);

/** How far the fund's population is in the registry. */
export const detallePoblacion = assumed(
  z.looseObject({
    Poblacion: id(),
    Validados: id(),
    Observados: id(),
    Registrados: id(),
    NoEnviados: id(),
    /** Of the fund, and the registry has nothing of them. */
    SinRegistro: id(),
  }),
);
export type DetallePoblacion = z.infer<typeof detallePoblacion>;
/** How far it was at the end of a month, 'yyyy-mm'. */
export const detalleMes = assumed(z.looseObject({ ...detallePoblacion.shape, Mes: text() }));
export type DetalleMes = z.infer<typeof detalleMes>;
/** How far it is in one regional. */
export const detalleRegional = assumed(
  z.looseObject({
    ...detallePoblacion.shape,
    IdRegional: id(),
    Regional: text(),
  }),
);
/** The monitor's row of a regional: with the terminations to be told and the share accepted, in percent. */
export const monitorRegional = assumed(
  z.looseObject({
    ...detalleRegional.shape,
    BajasPendientes: id(),
    PorcentajeValidado: monto(),
  }),
);

/** A termination the registry has not been told of; dates 'dd/mm/yyyy'. */
export const bajaPendiente = assumed(
  z.looseObject({
    IdRegistro: rowId(),
    IdPersona: id(),
    NombreCompleto: text(),
    IdEmpresa: id(),
    IdRegional: id(),
    FechaBaja: fechaLocal(),
  }),
);
export type BajaPendiente = z.infer<typeof bajaPendiente>;

/** How many rows an operation on the registry changed, and how many it had to leave. */
export const resultadoOperacion = assumed(z.looseObject({ Procesados: id(), Observados: id() }));
export type ResultadoOperacion = z.infer<typeof resultadoOperacion>;
