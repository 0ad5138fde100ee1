import type { Estado } from '#contract/enumerations.ts';
import type { Accion } from '#engine/definition/definition.ts';
import { nombreEstado } from '#engine/definition/messages.ts';
import { edadDe } from '#engine/family/edad.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { pathTo } from '#lib/routes.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { type Step, Steps } from '#ui/layout/Steps.tsx';
import type { AvisoAbierto, PaginaDeAviso } from './aviso.ts';

const recorrido: readonly Estado[] = ['registrado', 'observado', 'declarado', 'aceptado'];

/** The action that leads into a state, for states that a user can set. */
const entrada: Readonly<Partial<Record<Estado, Accion>>> = {
  declarado: 'declarar',
  observado: 'observar',
  aceptado: 'aceptar',
};

const tono: Readonly<Partial<Record<Estado, NonNullable<Step['tone']>>>> = {
  observado: 'warn',
  aceptado: 'ok',
  anulado: 'bad',
};

/** The states of a notice, with the current one marked. Only the allowed next states can be chosen (decision 7). */
export function pasos(estado: Estado | null, allowed: ReadonlySet<Accion>, onAction: (action: Accion) => void): Step[] {
  const shown =
    estado === null || recorrido.includes(estado)
      ? recorrido
      : [...recorrido.slice(0, 1), estado, ...recorrido.slice(2)];
  const at = estado === null ? -1 : shown.indexOf(estado);
  return shown.map((step, index) => {
    const action = entrada[step];
    return {
      id: step,
      label: nombreEstado[step],
      state: index === at ? 'current' : index < at && step !== 'observado' ? 'done' : 'todo',
      ...(tono[step] ? { tone: tono[step] } : {}),
      ...(action && index !== at && allowed.has(action) ? { onSelect: () => onAction(action) } : {}),
    };
  });
}

function subtitulo({ BasePersonas: p, SegurosPacientes: s }: LoadedNovedad['form']): string {
  const documento = [p.NumeroDocumento, p.ComplementoDocumento].filter(Boolean).join('-');
  return [
    p.NombreCompleto,
    documento ? `CI ${documento}` : '',
    edadDe(p),
    s.HistoriaClinica ? `HC ${s.HistoriaClinica}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The head of the form: the person of the notice, and the control for its state. */
export function NovedadHead({
  aviso: { familia, definition, loaded, permitidas },
  salida,
  onAction,
}: {
  readonly aviso: AvisoAbierto;
  readonly salida: PaginaDeAviso['salida'];
  readonly onAction: (action: Accion) => void;
}) {
  return (
    <PageHead
      crumb={{ to: pathTo(salida.route), label: salida.label, state: { desde: familia.routes.edit } }}
      title={definition.heading}
      lead={subtitulo(loaded.form)}
      aside={<Steps label="Estado del aviso" steps={pasos(loaded.estado, permitidas, onAction)} />}
    />
  );
}
