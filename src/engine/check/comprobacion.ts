import { comprobacionMessages as textos } from './messages.ts';

/** What is checked of a declared notice. */
export type QueSeComprueba = 'identidad' | 'bdpa' | 'adjuntos' | 'pago' | 'plazo';

/** What a check found. 'no aplica': the notice's type is not checked so. */
export type Hallado = 'coincide' | 'reparo' | 'no aplica';

/** The verdict of one automatic check. */
export interface Comprobacion {
  readonly id: QueSeComprueba;
  readonly estado: Hallado | 'comprobando' | 'no se pudo consultar';
  /** What was checked, with its count: 'Identidad 6/6'. */
  readonly texto: string;
  /** What was found, in a sentence; the services' text if they did not answer; '' for nothing to say. */
  readonly detalle: string;
  /** What the check assumes; '' for nothing. */
  readonly supuesto: string;
  /** The labels of the facts and files that are concerned. */
  readonly campos: readonly string[];
  /** When the services were asked, hh:mm; '' if it was not today's answer of a service. */
  readonly hora: string;
  /** Asks again. */
  readonly repetir: () => void;
}

/**
 * The reasons to ask before a notice is accepted: one sentence for each check that found a problem, failed or is
 * still running. Empty if every check agrees or does not apply.
 */
export const reparosDe = (comprobaciones: readonly Comprobacion[]): readonly string[] =>
  comprobaciones
    .filter(({ estado }) => estado !== 'coincide' && estado !== 'no aplica')
    .map(({ texto, estado, detalle }) => textos.motivo(texto, estado === 'reparo' ? '' : estado, detalle));
