import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Anuncio } from '../partes/Anuncio.tsx';
import { enviarMessages as textos } from './messages.ts';

/** The declaring of all registered rows. */
export interface Declaracion {
  readonly fase: 'nada' | 'corriendo' | 'pausada' | 'terminada';
  readonly hechas: number;
  readonly total: number;
  /** What to say at its end: how many, and why the others were not declared. */
  readonly lineas: readonly string[];
}

/** The payment order of the rows that are paid before they are declared. */
export interface OrdenDeFilas {
  /** 'incompleta': it was created, and there are others now that are paid first and in no order. */
  readonly fase: 'nada' | 'creando' | 'creada' | 'incompleta' | 'no';
  readonly texto: string;
  /** How to open it. */
  readonly abrir: { readonly to: To; readonly remember: () => void } | null;
}

function Paso({ icono, titulo, children }: { icono: IconName; titulo: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icono} />
      <div>
        <h3>{titulo}</h3>
        {children}
      </div>
    </li>
  );
}

function Declarar({
  declaracion,
  faltan,
  porPagar,
  alDeclarar,
}: {
  declaracion: Declaracion;
  faltan: number;
  porPagar: number;
  alDeclarar: (() => void) | null;
}) {
  const { fase, hechas, total, lineas } = declaracion;
  return (
    <Paso icono="send" titulo={faltan > porPagar ? textos.declararTitulo(faltan - porPagar) : textos.declaradasTodas}>
      {fase === 'nada' ? <p className="envio-tenue">{textos.declararQue}</p> : null}
      {fase === 'corriendo' ? (
        <>
          <p className="envio-tenue">{textos.declarando(hechas, total)}</p>
          <Meter
            label={textos.declarando(hechas, total)}
            done={hechas}
            total={total}
            parts={[{ id: 'declaradas', tone: 'ok', count: hechas }]}
          />
          <Anuncio leer={() => textos.declarando(hechas, total)} />
        </>
      ) : null}
      {lineas.length > 0 ? (
        <Alert tone="info" live>
          {lineas.map((linea) => (
            <p key={linea}>{linea}</p>
          ))}
        </Alert>
      ) : null}
      {alDeclarar && faltan > 0 ? (
        <Button tone="primary" busy={fase === 'corriendo'} onClick={alDeclarar}>
          {fase === 'pausada' ? textos.continuar : textos.declarar}
        </Button>
      ) : null}
    </Paso>
  );
}

function Orden({
  orden,
  porPagar,
  alCrear,
}: {
  orden: OrdenDeFilas;
  porPagar: number | null;
  alCrear: (() => void) | null;
}) {
  const { fase, texto, abrir } = orden;
  // Nothing is paid before: there is no order to speak of.
  if (porPagar === 0 && texto === '') return null;
  return (
    <Paso icono="card" titulo={porPagar ? textos.ordenDe(porPagar) : textos.ordenTitulo}>
      {texto ? (
        <Alert tone={fase === 'creada' || fase === 'incompleta' ? 'ok' : 'warn'} live>
          {texto}
        </Alert>
      ) : (
        <p className="envio-tenue">{textos.ordenQue}</p>
      )}
      {abrir ? (
        // Here the notices are declared once they are paid, so the order opens in a tab of its own.
        <LinkButton tone="primary" icon="arrow-right" to={abrir.to} target="_blank" onClick={abrir.remember}>
          {textos.irAPagar}
        </LinkButton>
      ) : null}
      {alCrear && fase !== 'creada' ? (
        <Button busy={fase === 'creando'} onClick={alCrear}>
          {textos.crearOrden}
        </Button>
      ) : null}
    </Paso>
  );
}

/** Beside the result: declare all, the order of those that are paid, the lists, and erasing the working copy. */
export function QueSigue({
  registradas,
  faltan,
  porPagar,
  declaracion,
  orden,
  listas,
  actos,
}: {
  readonly registradas: number;
  /** Registered and not declared yet. */
  readonly faltan: number;
  /** How many of these are paid before they are declared; null while that is not known. */
  readonly porPagar: number | null;
  readonly declaracion: Declaracion;
  readonly orden: OrdenDeFilas;
  /** The lists of the families that have notices of this import. */
  readonly listas: readonly { readonly to: string; readonly label: string }[];
  /** null on a phone. */
  readonly actos: {
    readonly declarar: () => void;
    readonly crearOrden: () => void;
    /** null while rows are sent, declared or put into an order: none of it may be forgotten then. */
    readonly terminar: (() => void) | null;
  } | null;
}) {
  return (
    <div className="envio-pila no-print">
      {registradas > 0 ? (
        <Card title={textos.queSigue}>
          <ul className="envio-sigue">
            <Declarar {...{ declaracion, faltan }} porPagar={porPagar ?? 0} alDeclarar={actos?.declarar ?? null} />
            <Orden {...{ orden, porPagar }} alCrear={actos?.crearOrden ?? null} />
            <Paso icono="list" titulo={textos.listaTitulo}>
              <p>
                {listas.map(({ to, label }, at) => (
                  <span key={to}>
                    {at > 0 ? ' · ' : ''}
                    <Link to={to}>{label}</Link>
                  </span>
                ))}
              </p>
            </Paso>
          </ul>
        </Card>
      ) : null}
      {actos ? (
        <Card pad>
          <div className="envio-terminar">
            <p className="envio-tenue">{actos.terminar ? textos.terminarQue : textos.terminarEspere}</p>
            <Button icon="trash" aria-disabled={actos.terminar === null} onClick={() => actos.terminar?.()}>
              {textos.terminar}
            </Button>
          </div>
        </Card>
      ) : null}
    </div>
  );
}
