import { useQuery } from '@tanstack/react-query';
import { datosDePersona } from '#blocks/identidad/datos.ts';
import { consultaBdpaDe } from '#blocks/identidad/registro.ts';
import { query } from '#client/query.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { cleanDate } from '#lib/dates.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { formularioMessages } from './messages.ts';

const textos = formularioMessages.bdpa;

/**
 * What the central registry has about the person to affiliate: where they are insured, and which data differ
 * (spec F 7.4, 7.5).
 */
export function EnLaBdpa({ persona }: { readonly persona: BasePersonas }) {
  const body = consultaBdpaDe({ ...datosDePersona(persona), fechaNacimiento: cleanDate(persona.FechaNacimiento) });
  const { ApellidoPaterno, ApellidoMaterno, Nombres } = persona;
  const enabled = body.NumeroDocumento !== '' && body.FechaNacimiento !== '';
  // Personal data of another service: not cached once the form is closed.
  const gcTime = 0;
  const estado = useQuery({ ...query(afiliacionBdpa.consultarEstado, { body }), enabled, gcTime });
  const contraste = useQuery({
    ...query(bdpa.contrastar, { body: { ...body, ApellidoPaterno, ApellidoMaterno, Nombres } }),
    enabled,
    gcTime,
  });
  if (!enabled || estado.isPending || contraste.isPending) return null;
  if (estado.isError || contraste.isError) return <Alert tone="warn">{textos.fallo}</Alert>;
  if (!estado.data) return <Alert tone="info">{textos.sinRegistro}</Alert>;
  const { EnteGestor, Estado } = estado.data;
  const distintos = contraste.data.Campos.filter((one) => one.Resultado === 0).map((one) => one.Campo);
  return (
    <Alert tone={distintos.length > 0 ? 'warn' : 'info'} title={textos.titulo}>
      {textos.registrada(EnteGestor, Estado)}{' '}
      {distintos.length > 0 ? textos.difiere(distintos.join(', ')) : textos.coincide}
    </Alert>
  );
}
