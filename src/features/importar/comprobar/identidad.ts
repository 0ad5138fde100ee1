import { mismoNumero } from '#blocks/identidad/datos.ts';
import type { BasePersonas, PacienteBuscado } from '#contract/entities/persona.ts';
import { cleanDate } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { Columna } from '../fila/columnas.ts';
import type { Fila, Hallazgo } from '../fila/fila.ts';
import { hallazgo } from '../fila/hallazgo.ts';
import { comprobarMessages as textos } from './messages.ts';

const texto = ({ valores }: Pick<Fila, 'valores'>, columna: Columna): string => tidy(String(valores[columna] ?? ''));

/** A name as it is compared: without case, accents and signs; O'Connor and OCONNOR are the same. */
const plano = (text: string): string =>
  tidy(
    fold(text)
      .replace(/['’`.]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );

/** Whether two words differ in one letter at most: another one, one more, one less, or two that changed places. */
export function difiereEnUna(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
}

type Parecido = 'igual' | 'una letra' | 'otro';

function parecido(one: string, other: string): Parecido {
  const [a, b] = [plano(one), plano(other)];
  if (a === b) return 'igual';
  return difiereEnUna(a, b) ? 'una letra' : 'otro';
}

const nombreDifiere = (lugar: Columna, suyo: string, caja: string): Hallazgo =>
  hallazgo({
    nivel: 'aviso',
    codigo: 'NOMBRE_DIFIERE',
    lugar,
    texto: textos.nombreDifiere(suyo, caja),
    titulo: textos.nombreDifiereTitulo,
  });

const otraIdentidad = (lugar: Columna, text: string): Hallazgo =>
  hallazgo({ codigo: 'IDENTIDAD', lugar, texto: text, titulo: textos.titulos.IDENTIDAD });

const apellidos = ['ApellidoPaterno', 'ApellidoMaterno'] as const;

/** A surname that the row has and the fund may have in the other place, because the row or the fund has only one. */
function compararApellidos(fila: Fila, caja: BasePersonas): readonly Hallazgo[] {
  const suyos = apellidos.filter((columna) => texto(fila, columna) !== '');
  const deLaCaja = apellidos.filter((columna) => tidy(caja[columna]) !== '');
  const enSuLugar = suyos.length === 2 && deLaCaja.length === 2;
  return suyos.flatMap((columna) => {
    const suyo = texto(fila, columna);
    const candidatos = enSuLugar ? [columna] : deLaCaja;
    const grados = candidatos.map((otra) => ({ otra, grado: parecido(suyo, caja[otra]) }));
    if (grados.some(({ grado }) => grado === 'igual')) return [];
    const casi = grados.find(({ grado }) => grado === 'una letra');
    if (casi) return [nombreDifiere(columna, suyo, caja[casi.otra])];
    const todos = candidatos.map((otra) => caja[otra]).join(' ');
    return [otraIdentidad(columna, textos.otroApellido(suyo, todos || textos.vacio))];
  });
}

/**
 * The names of a row against the fund's record: another surname is a problem, one letter a warning, accents nothing.
 * Other given names are a warning: document, birth date and surnames agree.
 */
export function compararNombres(fila: Fila, caja: BasePersonas): readonly Hallazgo[] {
  const nombres = texto(fila, 'Nombres');
  const iguales = nombres === '' || parecido(nombres, caja.Nombres) === 'igual';
  return [...compararApellidos(fila, caja), ...(iguales ? [] : [nombreDifiere('Nombres', nombres, caja.Nombres)])];
}

/**
 * Whether a whole name contains the surnames of a row, apart from one letter. Before the record is read, the search
 * result has only the whole name.
 */
function apellidosEn(fila: Fila, nombreCompleto: string): boolean {
  const words = plano(nombreCompleto).split(' ');
  const wanted = apellidos.flatMap((columna) => plano(texto(fila, columna)).split(' ')).filter((word) => word !== '');
  return wanted.every((word) => words.some((one) => difiereEnUna(one, word)));
}

const complementoDe = (text: string): string => text.trim().toUpperCase();

const documentoDeCaja = ({ NumeroDocumento, ComplementoDocumento }: PacienteBuscado): string =>
  [NumeroDocumento, ComplementoDocumento].filter(Boolean).join('-');

/** What a search says about the person of a row: not found, found, or found with data that does not agree. */
type Conocida =
  | { readonly es: 'nadie' }
  | { readonly es: 'ella'; readonly persona: PacienteBuscado }
  | { readonly es: 'otra'; readonly hallazgo: Hallazgo };

/**
 * The person of a row among the people that a search by document found: number, complement and birth date have to agree, and
 * the surnames as far as a search shows them.
 */
export function reconocer(fila: Fila, encontradas: readonly PacienteBuscado[]): Conocida {
  const numero = texto(fila, 'NumeroDocumento');
  const mismas = encontradas.filter((one) => mismoNumero(one.NumeroDocumento, numero));
  const [primera] = mismas;
  if (!primera) return { es: 'nadie' };
  const complemento = complementoDe(texto(fila, 'Complemento'));
  const suyas = mismas.filter((one) => complementoDe(one.ComplementoDocumento) === complemento);
  if (suyas.length === 0) {
    const dicho = primera.ComplementoDocumento ? textos.otroComplemento : textos.sinComplemento;
    const text = dicho(documentoDeCaja(primera));
    const titulo = textos.titulos.COMPLEMENTO;
    return { es: 'otra', hallazgo: hallazgo({ codigo: 'COMPLEMENTO', lugar: 'Complemento', texto: text, titulo }) };
  }
  const nacimiento = texto(fila, 'FechaNacimiento');
  const [persona, segunda] = suyas.filter((one) => cleanDate(one.FechaNacimiento) === nacimiento);
  if (!persona) return { es: 'otra', hallazgo: otraIdentidad('FechaNacimiento', textos.otroNacimiento) };
  if (segunda) return { es: 'otra', hallazgo: otraIdentidad('NumeroDocumento', textos.varias) };
  if (!apellidosEn(fila, persona.NombreCompleto))
    return { es: 'otra', hallazgo: otraIdentidad('ApellidoPaterno', textos.otrosApellidos) };
  return { es: 'ella', persona };
}
