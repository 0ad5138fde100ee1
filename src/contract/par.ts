/** The two ids an insert answers in one text. */
interface ParDeIds {
  readonly idPersona: number;
  readonly idPersonaNovedad: number;
}

/**
 * The ids of 'idPersona|idPersonaNovedad' (decision 61). Services that write them the other way round are known by the
 * person that was sent; where neither part is hers, or both are, the first is.
 */
export function idsDePar(par: string, idPersona: number): ParDeIds {
  const [first = 0, second = 0] = par.split('|').map(Number);
  const turned = second === idPersona && first !== second;
  return turned ? { idPersona: second, idPersonaNovedad: first } : { idPersona: first, idPersonaNovedad: second };
}
