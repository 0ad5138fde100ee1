import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { soltarPendientes } from '#blocks/adjuntos/archivosDelServicio.ts';
import { DraftOffer } from '#blocks/borradores/DraftOffer.tsx';
import { type PersonaElegida, personaConocida } from '#blocks/identidad/elegida.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition, Previo } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { leerPaciente } from '#engine/notice/loadNovedad.ts';
import { type Draft, dropDraft, readDraft } from '#engine/values/drafts.ts';
import { pathTo } from '#lib/routes.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { NovedadEditor, type NovedadEditorProps } from './NovedadEditor.tsx';
import { BuscarPersona, type Paso, PasoPrevio } from './PasoPrevio.tsx';

/** The specification opens the regional question half a second after the form, so that the screen is seen first (E 2.2). */
const ESPERA_REGIONAL = 500;

type Rest = Pick<
  NovedadEditorProps,
  'familia' | 'onSaved' | 'onDeleted' | 'onNew' | 'onExit' | 'salida' | 'tab' | 'onTab'
>;

/** A new notice: the regional is confirmed, the person found and checked, and only then the form opens. */
export function NuevaNovedad({ definition, ...rest }: { readonly definition: NovedadDefinition } & Rest) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft | null>(() => readDraft(definition.key, 0));
  const [paso, setPaso] = useState<Paso>(draft ? 'borrador' : 'espera');
  const [previo, setPrevio] = useState<Previo>({});
  /** The form of the chosen person, while the notice's own dialog completes it. */
  const [reunido, setReunido] = useState<NovedadForm | null>(null);
  const [abierto, setAbierto] = useState<{ readonly form: NovedadForm; readonly recovered: Draft | null } | null>(null);
  const { list, edit } = rest.familia.routes;
  const toList = () => navigate(pathTo(list), { state: { desde: edit } });

  useEffect(() => {
    if (paso !== 'espera') return;
    BuscarPersona.ahead();
    const timer = setTimeout(() => setPaso('regional'), ESPERA_REGIONAL);
    return () => clearTimeout(timer);
  }, [paso]);

  const [elegir] = useTask(async ({ persona, nueva }: PersonaElegida, recovered: Draft | null) => {
    setPaso('comprobando');
    try {
      const settled = recovered?.previo ?? previo;
      const chosen = await definition.seleccionar(persona, session.getState().empresa.IdEmpresa, nueva, settled);
      // Files wait under the person's id, and everybody new has the same.
      if (nueva && !recovered) await soltarPendientes({ idPersona: 0, idTipoNovedad: definition.idTipoPadre });
      if (chosen.ok && recovered) return setAbierto({ form: { ...chosen.form, ...recovered.previo }, recovered });
      if (chosen.ok && definition.despues) {
        setReunido(chosen.form);
        return setPaso('despues');
      }
      if (chosen.ok) return setAbierto({ form: chosen.form, recovered });
      await notice({ message: chosen.text });
      if (chosen.otraVez && !recovered) return setPaso('persona');
      await toList();
    } catch (error) {
      if (!isCallError(error)) throw error;
      setPaso(recovered ? 'borrador' : 'persona');
    }
  });

  const [recuperar] = useTask(async (kept: Draft) => {
    try {
      if (kept.nueva) return await elegir(personaConocida(kept.nueva, kept.nueva), kept);
      const paciente = await leerPaciente(kept.idPersona);
      if (!paciente) {
        await notice({ message: engineMessages.sinPaciente });
        return;
      }
      const { BasePersonas: p, SegurosPacientes: s } = paciente;
      await elegir(
        personaConocida({
          ...p,
          HistoriaClinica: s.HistoriaClinica,
          MatriculaTitular: s.MatriculaTitular,
          MatriculaBeneficiario: s.MatriculaBeneficiario,
          IdEmpresa: s.IdEmpresa,
        }),
        kept,
      );
    } catch (error) {
      if (!isCallError(error)) throw error;
      await notice({ message: error.message });
    }
  });

  if (abierto) {
    return (
      <NovedadEditor
        {...rest}
        definition={definition}
        loaded={{
          idTipoPadre: definition.idTipoPadre,
          form: abierto.form,
          estado: null,
          estadoNombre: '',
          sinHistorico: false,
        }}
        editing
        draft={null}
        recovered={abierto.recovered}
        savedAt=""
        onRecover={() => undefined}
        onDropDraft={() => undefined}
        onEdit={() => undefined}
        onDiscard={() => void toList()}
        onChanged={async () => undefined}
      />
    );
  }
  return (
    <>
      <PageHead
        crumb={{ to: pathTo(rest.salida.route), label: rest.salida.label, state: { desde: edit } }}
        title={definition.heading}
      />
      <Card className="nueva-novedad">
        {paso === 'borrador' && draft ? (
          <DraftOffer
            draft={draft}
            onRecover={() => void recuperar(draft)}
            onDrop={() => {
              dropDraft(definition.key, 0);
              setDraft(null);
              setPaso('espera');
            }}
          />
        ) : paso === 'comprobando' ? (
          <Skeleton lines={6} />
        ) : (
          <EmptyState text={engineMessages.elijaPersona} />
        )}
      </Card>
      {/* A boundary of its own for each step: within one, a dialog hidden while the next loads would count as closed. */}
      <DialogPart key={paso} onClose={() => void toList()}>
        <PasoPrevio
          paso={paso}
          definition={definition}
          reunido={reunido}
          on={{
            paso: setPaso,
            elegida: (elegida) => void elegir(elegida, null),
            previo: setPrevio,
            completo: (form) => setAbierto({ form, recovered: null }),
            salir: () => void toList(),
          }}
        />
      </DialogPart>
    </>
  );
}
