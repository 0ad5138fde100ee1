import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import type { Paso } from '../fila/fila.ts';
import { categoriaDe } from '../registrar/estado.ts';
import { enviarMessages as textos } from './messages.ts';

/** How a row that is sent is shown: its category of the result, or that its turn has come or not. */
export type Situacion = keyof typeof textos.categorias;

const enCurso: ReadonlySet<Paso> = new Set(['recomprobando', 'subiendo', 'enviando']);

/**
 * The state of a row. During the run, a row without an answer is uncertain until it was read. After the run, a row that
 * was being sent is uncertain too.
 */
export function situacionDe(paso: Paso, corriendo: boolean): Situacion {
  if (corriendo && enCurso.has(paso)) return 'enCurso';
  if (corriendo && paso === 'enEspera') return 'esperan';
  return categoriaDe(paso);
}

const formas: Readonly<Record<Situacion, readonly [icono: IconName, tono: string]>> = {
  registradas: ['check-circle', 'ok'],
  noRegistradas: ['x-circle', 'bad'],
  sinConfirmar: ['alert', 'warn'],
  fuera: ['minus', 'nada'],
  enCurso: ['refresh', 'info'],
  esperan: ['clock', 'nada'],
};

/** The state of a row by icon and word. */
export function EstadoDeEnvio({ situacion }: { situacion: Situacion }) {
  const [icono, tono] = formas[situacion];
  return (
    <span className={`envio-estado envio-${tono}`}>
      <Icon name={icono} />
      {textos.categorias[situacion]}
    </span>
  );
}
