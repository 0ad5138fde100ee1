import './lado-de-ficha.css';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { Archivos } from '#blocks/adjuntos/Archivos.tsx';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { useRequierePago } from '#blocks/pago-del-aviso/useRequierePago.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { FormValues } from '#engine/definition/fields.ts';
import { ladoMessages as lado } from '#engine/definition/ladoMessages.ts';
import { engineMessages as textos } from '#engine/definition/messages.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { type Punto, puntosParaDeclarar } from './paraDeclarar.ts';
import type { SaveChecks } from './useRevisionesAlGrabar.ts';

interface LadoProps {
  readonly definition: NovedadDefinition;
  /** The name of the notice's own tab. */
  readonly titulo: string;
  readonly checks: SaveChecks;
  readonly leer: () => FormValues;
  readonly adjuntos: Adjuntos;
  /** What the services are asked about the payment; null if the notice never goes into an order. */
  readonly pago: { readonly idEmpresa: number; readonly idTipoNovedad: number } | null;
  /** The user may declare the notice; otherwise only save it. */
  readonly declara: boolean;
  /** There is no room for a column: both parts are folded. */
  readonly plegado: boolean;
}

/** Beside the form, on every tab: what is still needed to declare the notice, and its files. */
export default function LadoDeFicha(props: LadoProps) {
  const { checks, adjuntos, declara, plegado } = props;
  const { pago } = useRequierePago(props.pago?.idEmpresa ?? 0, props.pago?.idTipoNovedad ?? 0);
  const problemas = useStore(checks.pendientes, (now) => now.problemas);
  const values = props.leer();
  const { definition, titulo } = props;
  const puntos = puntosParaDeclarar({ definition, titulo, values, problemas, adjuntos, pago: props.pago && pago });
  const faltan = puntos.reduce((sum, punto) => sum + punto.faltan, 0);
  // What must be paid first is only saved here: it must not say that it is ready to be declared.
  const declarable = declara && pago !== 'requiere';
  return (
    <>
      <Parte plegado={plegado} title={declarable ? lado.paraDeclarar(faltan) : lado.paraGrabar(faltan)}>
        <p className="lado-nota">{lado.seActualiza}</p>
        <ul className="puntos">
          {puntos.map((punto) => (
            <Linea key={punto.id} punto={punto} alIr={checks.goTo} />
          ))}
        </ul>
      </Parte>
      {adjuntos.slots.length > 0 || adjuntos.fotografia ? (
        <Parte plegado={plegado} title={textos.archivos}>
          <Archivos adjuntos={adjuntos} />
        </Parte>
      ) : null}
    </>
  );
}

/** A card of the column; where there is no room, a line that unfolds. */
function Parte({
  plegado,
  title,
  children,
}: {
  readonly plegado: boolean;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  if (plegado) {
    return (
      <details className="lado-plegado">
        <summary>
          <Icon name="chevron-right" />
          {title}
        </summary>
        <div className="lado-cuerpo">{children}</div>
      </details>
    );
  }
  return (
    <section className="card lado-parte" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Linea({ punto, alIr }: { readonly punto: Punto; readonly alIr: SaveChecks['goTo'] }) {
  const { label, palabras, problema, pendiente = false } = punto;
  const abierto = problema !== undefined || pendiente;
  return (
    <li className={abierto ? 'punto punto-abierto' : 'punto'}>
      {abierto ? <span className="punto-marca" /> : <Icon name="check-circle" />}
      {problema ? (
        <button type="button" className="punto-ir" onClick={() => alIr(problema)}>
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
      <span className="punto-estado">{palabras}</span>
    </li>
  );
}
