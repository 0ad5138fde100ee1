import { fold } from '#lib/texts.ts';
import { Pill } from '#ui/layout/Pill.tsx';
import { asegurado } from './messages.ts';

/** Whether a person is entitled to care today, as the services say: VIGENTE, or something else. */
export function Vigencia({ estado }: { readonly estado: string }) {
  if (estado === '') return <Pill>{asegurado.vigencia.sinDato}</Pill>;
  const valid = fold(estado) === 'vigente';
  return <Pill tone={valid ? 'ok' : 'bad'}>{valid ? asegurado.vigencia.si : asegurado.vigencia.no}</Pill>;
}
