import './desenlace.css';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { aperturaDeOrden } from '#blocks/orden-pago-control/abrirOrden.ts';
import { ordenPagoControlMessages } from '#blocks/orden-pago-control/messages.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import type { Fin } from '#engine/notice/useAccionesDeNovedad.ts';
import { toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { numeroDe } from './filas.ts';
import { declararMessages as textos } from './messages.ts';

/** What was last done with a notice in this visit. */
export interface Hecho {
  readonly idPersonaNovedad: number;
  /** Time of the last save, '' for none. */
  readonly hora: string;
  /** How what followed the save ended; null if nothing did. */
  readonly fin: Fin | null;
}

interface DesenlaceProps {
  readonly hecho: Hecho;
  readonly loaded: LoadedNovedad;
  /** The notice is in edit again: only the time of its save is shown. */
  readonly editing: boolean;
  /** null if it may not be declared now. */
  readonly alDeclarar: (() => void) | null;
  /** Adds it to a payment order; null if it does not wait for that. */
  readonly alAgregar: (() => void) | null;
  /** It is being added. */
  readonly agregando: boolean;
  readonly on: {
    readonly constancia: () => void;
    readonly otra: () => void;
    readonly igual: () => void;
    readonly lista: () => void;
  };
}

/** Outcomes whose heading has had the focus: a notice that is loaded again must not take it a second time. */
const vistos = new WeakSet<Hecho>();

function useTitularEnfocado(hecho: Hecho, editing: boolean): Ref<HTMLHeadingElement> {
  const titular = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (editing || vistos.has(hecho)) return;
    vistos.add(hecho);
    titular.current?.focus();
  }, [hecho, editing]);
  return titular;
}

/** The result of the last save or declaration. Its heading gets the focus, and the next steps are below it. */
export function Desenlace({ hecho, loaded, editing, alDeclarar, alAgregar, agregando, on }: DesenlaceProps) {
  const titular = useTitularEnfocado(hecho, editing);
  const numero = numeroDe(loaded);
  const { hora, fin } = hecho;
  const siguientes = (
    <>
      <Button icon="plus" onClick={on.otra}>
        {textos.registrarOtra}
      </Button>
      <Button icon="copy" onClick={on.igual}>
        {textos.nuevaIgual}
      </Button>
      <Button tone="ghost" onClick={on.lista}>
        {textos.irALaLista}
      </Button>
    </>
  );
  const seGrabo = hora ? `${textos.seGrabo(numero)} ` : '';
  const declarar = alDeclarar ? (
    <Button tone="primary" onClick={alDeclarar}>
      {engineMessages.declarar}
    </Button>
  ) : null;
  const guardado = hora ? <Guardado {...{ hora, numero, titular }} /> : null;
  if (editing || fin === null || fin.tipo === 'otra orden') return guardado;
  if (fin.tipo === 'en orden') {
    const orden = aperturaDeOrden({
      IdOrdenPago: fin.idOrdenPago,
      IdEmpresa: loaded.form.SegurosPersonasNovedad.IdEmpresa,
    });
    return (
      <Caja tono="ok" titular={titular} titulo={`${seGrabo}${textos.enOrden(fin.idOrdenPago)}`}>
        <p className="desenlace-botones">
          {declarar}
          <LinkButton tone={declarar ? 'plain' : 'primary'} icon="money" to={orden.to} onClick={orden.remember}>
            {textos.abrirOrden(fin.idOrdenPago)}
          </LinkButton>
          {siguientes}
        </p>
      </Caja>
    );
  }
  if (loaded.estado === 'declarado' || loaded.estado === 'aceptado') {
    const declarado = toLocalDate(loaded.form.SegurosPersonasNovedad.FechaDeclaracion);
    return (
      <Caja tono="ok" titular={titular} titulo={textos.declarado}>
        <dl className="desenlace-datos">
          <div>
            <dt>{textos.numeroDeAviso}</dt>
            <dd>
              {numero} {numero ? <CopyButton text={numero} label={textos.numeroDeAviso} /> : null}
            </dd>
          </div>
          <div>
            <dt>{textos.declaradoEl}</dt>
            <dd>{declarado}</dd>
          </div>
          <div>
            <dt>{textos.estado}</dt>
            <dd>{loaded.estadoNombre}</dd>
          </div>
        </dl>
        <p className="desenlace-botones">
          <Button icon="print" onClick={on.constancia}>
            {engineMessages.imprimirConstancia}
          </Button>
          {siguientes}
        </p>
      </Caja>
    );
  }
  // It was observed since then: the notice itself says so.
  if (fin.tipo === 'declarado') return guardado;
  return (
    <Caja tono="warn" titular={titular} titulo={`${seGrabo}${faltaDe(fin)}`}>
      {alAgregar ? (
        <p className="desenlace-botones">
          <Button tone="primary" icon="money" busy={agregando} onClick={alAgregar}>
            {ordenPagoControlMessages.agregar}
          </Button>
          <LinkButton tone="ghost" icon="external" to={pathTo('orden-pago-admin-ex')}>
            {ordenPagoControlMessages.irAOrdenes}
          </LinkButton>
        </p>
      ) : declarar ? (
        <p className="desenlace-botones">{declarar}</p>
      ) : null}
    </Caja>
  );
}

/** Why the notice is saved and nothing more. */
function faltaDe(fin: Exclude<Fin, { tipo: 'declarado' | 'en orden' | 'otra orden' }>): string {
  if (fin.tipo === 'incierto') return textos.noSabemos;
  return fin.tipo === 'sin orden' ? textos.sinOrden(fin.motivo) : textos.noSeDeclaro(fin.motivo);
}

function Guardado({
  hora,
  numero,
  titular,
}: {
  readonly hora: string;
  readonly numero: string;
  readonly titular: Ref<HTMLHeadingElement>;
}) {
  return (
    <div className="desenlace-guardado">
      <h2 ref={titular} tabIndex={-1}>
        {textos.guardado(hora, numero)}
      </h2>
      {numero ? <CopyButton text={numero} label={textos.numeroDeAviso} /> : null}
    </div>
  );
}

function Caja({
  tono,
  titular,
  titulo,
  children,
}: {
  readonly tono: 'ok' | 'warn';
  readonly titular: Ref<HTMLHeadingElement>;
  readonly titulo: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={`desenlace alert alert-${tono}`}>
      <Icon name={tono === 'ok' ? 'check-circle' : 'alert'} />
      <div className="alert-text">
        <h2 ref={titular} tabIndex={-1}>
          {titulo}
        </h2>
        {children}
      </div>
    </section>
  );
}
