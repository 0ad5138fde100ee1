/** The two ids that an insert answers in one text. */
interface ParDeIds {
  readonly idPersona: number;
  readonly idPersonaNovedad: number;
}

/**
 * The ids of 'idPersona|idPersonaNovedad' (decision 61). Some services write them in reverse order. If only the second id is
 * the id of the person that was sent, the order is reversed; otherwise the first is the person's.
 */
export function idsDePar(par: string, idPersona: number): ParDeIds {
  const [first = 0, second = 0] = par.split('|').map(Number);
  const turned = second === idPersona && first !== second;
  return turned ? { idPersona: second, idPersonaNovedad: first } : { idPersona: first, idPersonaNovedad: second };
}
