import './identidad.css';
import { diffChars } from 'diff';
import { identidadMessages } from './messages.ts';

const textos = identidadMessages.distinto;

interface Parte {
  readonly texto: string;
  readonly distinta: boolean;
}

/**
 * Splits both texts into parts and marks the parts that only one of them has. Case and accents count: an identity must
 * match exactly.
 */
export function partes(escrito: string, registrado: string): { escrito: Parte[]; registrado: Parte[] } {
  const changes = diffChars(escrito, registrado);
  return {
    escrito: changes.filter((c) => !c.added).map((c) => ({ texto: c.value, distinta: c.removed })),
    registrado: changes.filter((c) => !c.removed).map((c) => ({ texto: c.value, distinta: c.added })),
  };
}

function Linea({ rotulo, partes: all, marca }: { rotulo: string; partes: readonly Parte[]; marca: 'sobra' | 'falta' }) {
  return (
    <div className="distinto-linea">
      <dt>{rotulo}</dt>
      <dd>
        {all.length === 0 ? '—' : null}
        {all.map((parte, at) => {
          const key = `${at}`;
          return parte.distinta ? (
            <mark key={key} className={`distinto-${marca}`}>
              <span className="sr-only">[{textos[marca]}: </span>
              {parte.texto}
              <span className="sr-only">]</span>
            </mark>
          ) : (
            <span key={key}>{parte.texto}</span>
          );
        })}
      </dd>
    </div>
  );
}

/** Two texts that should be equal, with every character marked that only one of them has. */
export function TextoDistinto({
  campo,
  escrito,
  registrado,
  rotulos = textos,
}: {
  readonly campo: string;
  readonly escrito: string;
  readonly registrado: string;
  readonly rotulos?: { readonly escrito: string; readonly registrado: string };
}) {
  const both = partes(escrito, registrado);
  return (
    <div className="distinto">
      <p className="distinto-campo">{campo}</p>
      <dl className="distinto-lineas">
        <Linea rotulo={rotulos.escrito} partes={both.escrito} marca="sobra" />
        <Linea rotulo={rotulos.registrado} partes={both.registrado} marca="falta" />
      </dl>
    </div>
  );
}
