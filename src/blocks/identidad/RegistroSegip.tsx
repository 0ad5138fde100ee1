import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { query } from '#client/query.ts';
import { readOrNull } from '#contract/read.ts';
import { afiliacionSegip } from '#contract/services/afiliacionSegip.ts';
import { toLocalDate } from '#lib/dates.ts';
import type { DatosIdentidad } from './datos.ts';
import { identidadMessages } from './messages.ts';
import { consultaDe, type Veredicto } from './segip.ts';
import { TextoDistinto } from './TextoDistinto.tsx';

const texto = z._default(z.string(), '');
/** The record itself. We assume this is how the second version of the call answers it. */
const registro = z.looseObject({
  NumeroDocumento: texto,
  Complemento: texto,
  Nombres: texto,
  PrimerApellido: texto,
  SegundoApellido: texto,
  FechaNacimiento: texto,
});

/** The identity record in datosPersonaEnFormatoJson; null if there is none. */
export const leerRegistro = (json: string) => readOrNull(registro, json);

/** All differences from the identity record, character by character. Only the staff may read that record. */
export function RegistroSegip({
  datos,
  veredicto,
}: {
  readonly datos: DatosIdentidad;
  readonly veredicto: Extract<Veredicto, { tipo: 'difiere' }>;
}) {
  const found = useQuery({ ...query(afiliacionSegip.consultarV1, { body: consultaDe(datos) }), gcTime: 0 });
  const record = found.data ? leerRegistro(found.data.datosPersonaEnFormatoJson) : null;
  if (!record) return <ListasFallidas de={[found]} text={identidadMessages.distinto.sinConsultar} />;
  const written = {
    NumeroDocumento: datos.numeroDocumento,
    Complemento: datos.complemento,
    Nombres: datos.nombres,
    PrimerApellido: datos.apellidoPaterno,
    SegundoApellido: datos.apellidoMaterno,
    FechaNacimiento: toLocalDate(datos.fechaNacimiento),
  };
  const stored = { ...record, FechaNacimiento: toLocalDate(record.FechaNacimiento) };
  return (
    <Diferencias
      pares={veredicto.campos.map(({ campo }) => ({
        campo: identidadMessages.segip.campos[campo],
        escrito: written[campo],
        registrado: stored[campo],
      }))}
    />
  );
}

interface Par {
  readonly campo: string;
  readonly escrito: string;
  readonly registrado: string;
}

/** Pairs of texts that should be equal and are not; renders nothing if all are equal. */
export function Diferencias({ pares }: { readonly pares: readonly Par[] }) {
  const different = pares.filter((par) => par.escrito !== par.registrado);
  if (different.length === 0) return null;
  return (
    <section className="identidad-diferencias" aria-label={identidadMessages.distinto.titulo}>
      <h3>{identidadMessages.distinto.titulo}</h3>
      {different.map((par) => (
        <TextoDistinto key={par.campo} {...par} />
      ))}
    </section>
  );
}
