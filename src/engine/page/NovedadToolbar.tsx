import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { Accion } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { paginaMessages } from './messages.ts';

/** What follows a save with the main button; null if nothing does. */
export type TrasGrabar = 'declarar' | 'agregar' | null;

interface ToolbarProps {
  readonly editing: boolean;
  readonly isNew: boolean;
  readonly canCreate: boolean;
  readonly allowed: ReadonlySet<Accion>;
  readonly busy: boolean;
  readonly trasGrabar: TrasGrabar;
  readonly on: Readonly<
    Record<
      | 'nuevo'
      | 'grabar'
      | 'grabarYSeguir'
      | 'editar'
      | 'descartar'
      | 'eliminar'
      | 'imprimir'
      | 'salir'
      | 'observar'
      | 'aceptar',
      () => void
    >
  >;
  /** Caption of the button that discards an edit. */
  readonly descartar: string;
  /** Documents besides the notice's own. */
  readonly otrosImpresos: ReactNode;
  /** Other look-ups from the form. */
  readonly consultas: ReactNode;
  /** The payment-order control, for saved notices. */
  readonly ordenPago: ReactNode;
  /** The reviewer's keys. */
  readonly revision: ReactNode;
}

/** Editar and Descartar leave when they are pressed: the focus goes to the first button of the toolbar, not to the body. */
function useFocoAlCambiar(editing: boolean): Ref<HTMLDivElement> {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(editing);
  useLayoutEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
  }, [editing]);
  return bar;
}

/** Buttons of a notice by its state (spec E 2.2, E 4). Actions that are not allowed are not shown. */
export function NovedadToolbar({
  editing,
  isNew,
  canCreate,
  allowed,
  busy,
  trasGrabar,
  on,
  descartar,
  otrosImpresos,
  consultas,
  ordenPago,
  revision,
}: ToolbarProps) {
  const viewing = !editing;
  const bar = useFocoAlCambiar(editing);
  return (
    <div ref={bar} className="editor-toolbar" role="toolbar" aria-label={paginaMessages.acciones}>
      {editing && trasGrabar ? (
        <Button
          tone="primary"
          icon={trasGrabar === 'declarar' ? 'send' : 'money'}
          busy={busy}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl + Enter"
          onClick={on.grabarYSeguir}
        >
          {trasGrabar === 'declarar' ? engineMessages.grabarYDeclarar : engineMessages.grabarYAgregar}
        </Button>
      ) : null}
      {editing ? (
        <Button
          tone={trasGrabar ? 'plain' : 'primary'}
          icon="save"
          busy={busy}
          aria-keyshortcuts="Control+S"
          title="Ctrl + S"
          onClick={on.grabar}
        >
          {general.grabar}
        </Button>
      ) : null}
      {viewing && allowed.has('editar') ? (
        <Button tone={allowed.has('declarar') ? 'plain' : 'primary'} icon="edit" onClick={on.editar}>
          {general.editar}
        </Button>
      ) : null}
      {editing ? <Button onClick={on.descartar}>{descartar}</Button> : null}
      {allowed.has('observar') ? <Button onClick={on.observar}>{engineMessages.observar}</Button> : null}
      {allowed.has('aceptar') ? (
        <Button tone="primary" icon="check" onClick={on.aceptar}>
          {engineMessages.aceptar}
        </Button>
      ) : null}
      {!isNew && allowed.has('eliminar') ? (
        <Button tone="danger" icon="trash" onClick={on.eliminar}>
          {general.eliminar}
        </Button>
      ) : null}
      <span className="editor-toolbar-gap" />
      {canCreate ? (
        <Button icon="plus" onClick={on.nuevo}>
          {general.nuevo}
        </Button>
      ) : null}
      {consultas}
      {ordenPago}
      {revision}
      {viewing && allowed.has('imprimir') ? (
        <Button icon="print" onClick={on.imprimir}>
          {general.imprimir}
        </Button>
      ) : null}
      {otrosImpresos}
      <Button tone="ghost" onClick={on.salir}>
        {general.salir}
      </Button>
    </div>
  );
}

/** The keys that save the form, shown below its fields where there is a keyboard. */
export function TeclasDeFicha({ trasGrabar }: { readonly trasGrabar: TrasGrabar }) {
  return (
    <p className="novedad-teclas">
      <span>
        <kbd>Ctrl</kbd> <kbd>S</kbd> {engineMessages.teclaGrabar}
      </span>
      {trasGrabar ? (
        <span>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>{' '}
          {trasGrabar === 'declarar' ? engineMessages.teclaGrabarYDeclarar : engineMessages.teclaGrabarYAgregar}
        </span>
      ) : null}
    </p>
  );
}
