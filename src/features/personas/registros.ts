import { useQuery } from '@tanstack/react-query';
import type { DatosIdentidad } from '#blocks/identidad/datos.ts';
import { leerRegistro } from '#blocks/identidad/RegistroSegip.tsx';
import { buscarObservada, consultaBdpaDe } from '#blocks/identidad/registro.ts';
import { consultaDe, verificar } from '#blocks/identidad/segip.ts';
import { query } from '#client/query.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { afiliacionSegip } from '#contract/services/afiliacionSegip.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';
import { registrosMessages as textos } from './messages.ts';

export type Campo = keyof typeof textos.campos;
/** The compared fields of a person, in the order of the table. */
export const campos = Object.keys(textos.campos) as Campo[];
/** A person in one register, with dates as they are shown. */
export type Datos = Readonly<Record<Campo, string>>;

interface ConNombres {
  readonly NumeroDocumento: string;
  readonly ComplementoDocumento: string;
  readonly ApellidoPaterno: string;
  readonly ApellidoMaterno: string;
  readonly Nombres: string;
  readonly FechaNacimiento: string;
}

const datosDe = (one: ConNombres | null | undefined): Datos | null =>
  one
    ? {
        NumeroDocumento: one.NumeroDocumento,
        Complemento: one.ComplementoDocumento,
        ApellidoPaterno: one.ApellidoPaterno,
        ApellidoMaterno: one.ApellidoMaterno,
        Nombres: one.Nombres,
        FechaNacimiento: toLocalDate(one.FechaNacimiento),
      }
    : null;

/** The typed data, as a register of its own. */
export const datosEscritos = (datos: DatosIdentidad): Datos => ({
  NumeroDocumento: datos.numeroDocumento,
  Complemento: datos.complemento,
  ApellidoPaterno: datos.apellidoPaterno,
  ApellidoMaterno: datos.apellidoMaterno,
  Nombres: datos.nombres,
  FechaNacimiento: toLocalDate(datos.fechaNacimiento),
});

/** Differences in accents, case and spaces do not count; the registry compares in the same way. */
export const mismoDato = (a: string, b: string): boolean => fold(tidy(a)) === fold(tidy(b));

/**
 * A person in the fund, the central registry and the identity service (spec F 3.8, 3.9, 7.4, 7.5). Personal data: none
 * of it stays in the cache after the user leaves the screen.
 */
export function useRegistros(datos: DatosIdentidad) {
  const body = consultaBdpaDe(datos);
  const gcTime = 0;
  const comparada = useQuery({ ...query(afiliacionBdpa.comparar, { body }), gcTime });
  const validada = useQuery({ ...query(afiliacionBdpa.validarAsegurado, { body }), gcTime });
  const mensaje = useQuery({ ...query(bdpa.buscarMensaje, { body }), gcTime });
  const registro = useQuery({ ...query(bdpa.buscarPersona, { body }), gcTime });
  const seguros = useQuery({ ...query(afiliacionBdpa.segurosPaciente, { body }), gcTime });
  const observada = useQuery({
    queryKey: ['registros', 'observada', datos],
    queryFn: ({ signal }) => buscarObservada(datos, signal),
    gcTime,
  });
  const veredicto = useQuery({
    queryKey: ['registros', 'segip', datos],
    queryFn: ({ signal }) => verificar(datos, signal),
    gcTime,
  });
  const identidad = useQuery({ ...query(afiliacionSegip.consultarV1, { body: consultaDe(datos) }), gcTime });
  const record = identidad.data ? leerRegistro(identidad.data.datosPersonaEnFormatoJson) : null;
  const segip: Datos | null = record && {
    NumeroDocumento: record.NumeroDocumento,
    Complemento: record.Complemento,
    ApellidoPaterno: record.PrimerApellido,
    ApellidoMaterno: record.SegundoApellido,
    Nombres: record.Nombres,
    FechaNacimiento: toLocalDate(record.FechaNacimiento),
  };
  return {
    comparada,
    validada,
    mensaje,
    registro,
    seguros,
    observada,
    veredicto,
    identidad,
    datos: { caja: datosDe(comparada.data?.Caja), bdpa: datosDe(comparada.data?.Bdpa), segip },
  };
}
export type Registros = ReturnType<typeof useRegistros>;
