import { useId } from 'react';
import { pathTo } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import type { Acto } from './etapa.ts';
import { textosDeForm } from './textosOrden.ts';
import type { Documento } from './useDocumentos.tsx';

interface Props {
  readonly actos: ReadonlySet<Acto>;
  readonly isNew: boolean;
  readonly dirty: boolean;
  readonly busy: boolean;
  /** The document that is loading. */
  readonly cargando: Documento | null;
  readonly on: Readonly<Record<Acto, () => void>>;
}

/**
 * The actions on the order in its current stage. Actions that are not allowed are not shown (spec R 2.7, R 4.4;
 * decision 48).
 */
export function OrdenToolbar({ actos, isNew, dirty, busy, cargando, on }: Props) {
  const textos = textosDeForm();
  const hint = useId();
  const unsaved = isNew || dirty;
  return (
    <div className="editor-toolbar" role="toolbar" aria-label={textos.acciones}>
      {actos.has('grabar') ? (
        <Button tone={unsaved ? 'primary' : 'plain'} icon="save" busy={busy} onClick={on.grabar}>
          {general.grabar}
        </Button>
      ) : null}
      {actos.has('generar') ? (
        <>
          <Button
            tone={unsaved ? 'plain' : 'primary'}
            icon="send"
            busy={busy}
            aria-disabled={unsaved}
            aria-describedby={unsaved ? hint : undefined}
            title={unsaved ? textos.generarSinGuardar : undefined}
            onClick={on.generar}
          >
            {textos.generar}
          </Button>
          {unsaved ? (
            <span id={hint} className="sr-only">
              {textos.generarSinGuardar}
            </span>
          ) : null}
        </>
      ) : null}
      {actos.has('pagar') ? (
        <Button tone="primary" icon="money" aria-haspopup="dialog" onClick={on.pagar}>
          {textos.pagar}
        </Button>
      ) : null}
      {actos.has('imprimirFactura') ? (
        <Button tone="primary" icon="file-text" busy={cargando === 'factura'} onClick={on.imprimirFactura}>
          {textos.imprimirFactura}
        </Button>
      ) : null}
      {actos.has('descargarXml') ? (
        <Button icon="download" busy={cargando === 'xml'} onClick={on.descargarXml}>
          {textos.descargarXml}
        </Button>
      ) : null}
      {actos.has('imprimir') ? (
        <Button icon="print" busy={cargando === 'solicitud'} onClick={on.imprimir}>
          {textos.imprimir}
        </Button>
      ) : null}
      {actos.has('anular') ? (
        <Button tone="danger" icon="x-circle" busy={busy} onClick={on.anular}>
          {textos.anular}
        </Button>
      ) : null}
      {actos.has('eliminar') ? (
        <Button tone="danger" icon="trash" busy={busy} onClick={on.eliminar}>
          {general.eliminar}
        </Button>
      ) : null}
      <span className="editor-toolbar-gap" />
      <LinkButton tone="ghost" to={pathTo('orden-pago-admin-ex')} state={{ desde: 'orden-pago-editar-ex' }}>
        {actos.has('grabar') ? general.cancelar : general.salir}
      </LinkButton>
    </div>
  );
}
