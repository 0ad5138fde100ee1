import { useWatch } from 'react-hook-form';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { preguntarSalir, useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { session } from '#client/session.ts';
import type { Ids, ReglaContexto } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { pedirImpreso } from '#engine/family/impreso.ts';
import { useSeguirPendientes } from '#engine/form/pendientes.ts';
import { useFormularioDeNovedad } from '#engine/form/useFormularioDeNovedad.ts';
import { useRevisionesAlGrabar } from '#engine/form/useRevisionesAlGrabar.ts';
import { useAccionesDeNovedad } from '#engine/notice/useAccionesDeNovedad.ts';
import { usePeriodo } from '#engine/notice/usePeriodo.ts';
import { recordarCostumbres } from '#engine/values/costumbres.ts';
import type { Semilla } from '#engine/values/semilla.ts';
import { today } from '#lib/dates.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import type { AvisoAbierto, PaginaDeAviso } from './aviso.ts';
import { useGrabarYDeclarar } from './useGrabarYDeclarar.ts';

/** The company whose period the form needs: the one of the session, for the staff the one they chose. */
const deLaEmpresa = ({ rol, loaded, edicion }: AvisoAbierto): number => {
  if (rol !== 'personal') return session.getState().empresa.IdEmpresa;
  return edicion ? loaded.form.SegurosPersonasNovedad.IdEmpresa : 0;
};

/** The open notice and its page. */
export interface EditorProps {
  readonly aviso: AvisoAbierto;
  readonly pagina: PaginaDeAviso;
}

/** The form, files and writes of one open notice, connected so that saving, discarding or leaving handles all of them. */
export function useEditor({ aviso, pagina }: EditorProps) {
  const { familia, definition, loaded, edicion, guardado } = aviso;
  const editing = edicion !== null;
  const novedad = loaded.form.SegurosPersonasNovedad;
  const ids: Ids = { idPersona: loaded.form.BasePersonas.IdPersona, idPersonaNovedad: novedad.IdPersonaNovedad };
  const { releer, ...aporte } = usePeriodo(deLaEmpresa(aviso));
  const { form, problems, forgetDraft } = useFormularioDeNovedad({
    definition,
    loaded,
    aporte,
    editing,
    recovered: edicion?.recovered ?? null,
  });
  const elegido = useWatch({ control: form.control, name: 'SegurosPersonasNovedad.IdTipoNovedad' });
  // A notice with only one type has no field for it.
  const idTipoNovedad = Number(elegido ?? novedad.IdTipoNovedad);
  const adjuntos = useAdjuntos({ ...ids, idTipoNovedad, editable: editing });
  const checks = useRevisionesAlGrabar(definition, pagina.onTab);
  useSeguirPendientes(checks.pendientes, { definition, form, problems, adjuntos, editing });
  const visor = useVisorPdf();
  const dirty = editing && (ids.idPersonaNovedad === 0 || form.formState.isDirty || adjuntos.changed);
  const letPass = useGuardiaSinGrabar(dirty, () => {
    forgetDraft();
    void adjuntos.discard();
  });
  const settle = () => {
    letPass();
    forgetDraft();
  };
  const actions = useAccionesDeNovedad(definition, loaded, {
    onWritten: async () => {
      recordarCostumbres(definition, form.getValues());
      settle();
      await adjuntos.settled();
    },
    onSaved: async (saved, fin) => edicion?.grabado(saved, fin),
    onDeleted: () => {
      settle();
      pagina.eliminado(loaded);
    },
    onChanged: async (fin) => guardado?.releer(fin),
  });
  const grabado = useGrabarYDeclarar({ aviso, actions, form, problems, adjuntos, checks, idTipoNovedad, releer });
  const descartar = async () => {
    const message = cerrarMessages.descartarCambios;
    const detail = engineMessages.detalleDescartar;
    if (dirty && !(await confirm({ message, detail, tone: 'danger', focus: 'cancel' }))) return;
    grabado.desistir();
    settle();
    checks.clear();
    form.reset();
    // The form is read-only again at once; the pending files are removed meanwhile.
    edicion?.descartar();
    await adjuntos.discard();
  };
  /** Going from one new form to another changes no address, so nothing else would ask. */
  const nuevo = async (semilla?: Semilla) => {
    if (editing && ids.idPersonaNovedad === 0) {
      if (!(await preguntarSalir())) return;
      grabado.desistir();
      settle();
      await adjuntos.discard();
    }
    pagina.nuevo(semilla);
  };
  const imprimir = () => void visor.show(definition.heading, familia.impreso.archivo, () => pedirImpreso(familia, ids));
  const context: ReglaContexto = { ...aporte, today: today(), form: loaded.form };
  return {
    ids,
    form,
    adjuntos,
    checks,
    visor,
    actions,
    ...grabado,
    idTipoNovedad,
    descartar,
    nuevo,
    imprimir,
    context,
  };
}
