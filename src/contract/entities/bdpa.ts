import * as z from 'zod/mini';
import { assumed, documented, mayBe, rowId } from '../facts.ts';
import { basePersonas } from './persona.ts';
import { fecha, fechaLocal, flag, html, id, lista, monto, text } from './wire.ts';

/** The registry's kinds of document: CI for the carnet, PAS for any other (spec F 5.3, decision 63). */
export const tipoDocumentoBdpa = { carnet: 'CI', otro: 'PAS' } as const;

/** A date in the form these calls need, 'yyyy-mm-dd'. */
const dia = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The data that identify a person in the central registry of the insured population (spec F 7.4). */
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

/** The person's data in the portal, to compare with the registry's; assumed, because the body is not shown. */
export const contrastacionBdpa = assumed(
  z.looseObject({
    ...consultaBdpa.shape,
    ApellidoPaterno: z.string(),
    ApellidoMaterno: z.string(),
    Nombres: z.string(),
  }),
);

/**
 * A row of the registry; assumed, because no reply shows one. `EstadoEnvio` is the state of the fund's data: REGISTRADO is
 * recorded to be sent, NO_ENVIADO could not be sent, OBSERVADO was sent and not accepted, VALIDADO is accepted; '' for rows
 * of other funds. Dates are 'dd/mm/yyyy', FechaNacimiento 'yyyy-mm-dd'.
 */
export const registroBdpa = assumed(
  z.looseObject({
    IdRegistro: rowId(),
    /** 0: the person is not insured at the fund. */
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

/** A field that differs between the fund and the registry; assumed. */
const diferencia = assumed(z.looseObject({ Campo: text(), ValorCaja: text(), ValorBdpa: text() }));
export type Diferencia = z.infer<typeof diferencia>;

/**
 * A found person (spec F 3.8; the names of the last three fields are assumed). The three are HTML with escaped texts; they
 * are '' if there is nothing to say, and always for people who are not the fund's staff (spec F 2.6). IdPersona 0 means that
 * only the registry knows the person.
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
    /** Whether the registry has a record of the person; missing if the services do not say. Assumed. */
    EnBdpa: assumed(z.optional(z.boolean())),
  }),
);
export type PersonaObservada = z.infer<typeof personaObservada>;

/**
 * The answer of the person search (spec F 3.8; the nesting is assumed). If nobody is found, `IntegradoBdpa` says whether the
 * registry has the document; if it has, nobody may be registered by hand (spec F 4.2). `PersonaNueva` is the record for a
 * person the fund does not know, with the registry's data; null if the fund knows the person.
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
/** A verdict of the registry as a code; assumed. */
export type CodigoBdpa = z.infer<typeof codigoBdpa>;

/** The registry's verdict on a person: a code, a sentence and, for staff, the panel's HTML; assumed. */
export const mensajeBdpa = assumed(
  z.looseObject({
    Codigo: z.optional(codigoBdpa),
    Mensaje: text(),
    ObservacionHTML: html(),
  }),
);
export type MensajeBdpa = z.infer<typeof mensajeBdpa>;

/** A comparison field by field; 0 differs, 1 matches, 2 not verified. Assumed to be like the identity service's. */
export const resultadoContrastacion = assumed(
  z.looseObject({
    Encontrado: flag(),
    Coincide: flag(),
    Campos: lista(
      assumed(z.looseObject({ Campo: text(), Valor: text(), ValorBdpa: text(), Resultado: z._default(z.number(), 2) })),
    ),
  }),
);

/** Both records of a person and their differences; assumed. */
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

/**
 * Differences reported to the regional insurance officer (spec F 7.4). Here a passport's TipoDocumento may be PASS (F 5.3).
 */
export const notificacionDiferencia = documented(
  'F 7.4',
  z.looseObject({
    /** The process parameter with the officer's address. */
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
/** A count per regional. */
export const cifraRegional = assumed(z.looseObject({ IdRegional: id(), Regional: text(), Cantidad: id() }));
/** A count per year. */
export const cifraGestion = assumed(z.looseObject({ Gestion: id(), Cantidad: id() }));

/** Terminations per day: reported to the registry, and still to report. */
export const bajasDia = assumed(z.looseObject({ Fecha: fechaLocal(), Regularizadas: id(), Pendientes: id() }));
export type BajasDia = z.infer<typeof bajasDia>;
/** The same per regional. */
export const bajasRegional = assumed(
  z.looseObject({
    IdRegional: id(),
    Regional: text(),
    Regularizadas: id(),
    Pendientes: id(),
  }),
);

/** How much of the fund's population is in the registry. */
export const detallePoblacion = assumed(
  z.looseObject({
    Poblacion: id(),
    Validados: id(),
    Observados: id(),
    Registrados: id(),
    NoEnviados: id(),
    /** Insured at the fund and missing in the registry. */
    SinRegistro: id(),
  }),
);
export type DetallePoblacion = z.infer<typeof detallePoblacion>;
/** The same at the end of a month, 'yyyy-mm'. */
export const detalleMes = assumed(z.looseObject({ ...detallePoblacion.shape, Mes: text() }));
export type DetalleMes = z.infer<typeof detalleMes>;
/** The same for one regional. */
export const detalleRegional = assumed(
  z.looseObject({
    ...detallePoblacion.shape,
    IdRegional: id(),
    Regional: text(),
  }),
);
/** The monitor's row for a regional, with the terminations still to report and the accepted share in percent. */
export const monitorRegional = assumed(
  z.looseObject({
    ...detalleRegional.shape,
    BajasPendientes: id(),
    PorcentajeValidado: monto(),
  }),
);

/** A termination that was not reported to the registry yet; dates are 'dd/mm/yyyy'. */
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

/** How many rows an operation on the registry changed, and how many it could not change. */
export const resultadoOperacion = assumed(z.looseObject({ Procesados: id(), Observados: id() }));
export type ResultadoOperacion = z.infer<typeof resultadoOperacion>;
