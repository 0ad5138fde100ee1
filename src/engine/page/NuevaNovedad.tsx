import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { soltarPendientes } from '#blocks/adjuntos/archivosDelServicio.ts';
import { DraftOffer } from '#blocks/borradores/DraftOffer.tsx';
import { type PersonaElegida, personaConocida } from '#blocks/identidad/elegida.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { Ids, NovedadDefinition, Previo } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { type LoadedNovedad, leerPaciente } from '#engine/notice/cargarNovedad.ts';
import { formularioSembrado } from '#engine/notice/sembrado.ts';
import { type Draft, leerBorradorDeAviso, soltarBorradorDeAviso } from '#engine/values/drafts.ts';
import type { Semilla } from '#engine/values/semilla.ts';
import { pathTo } from '#lib/routes.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { ninguna, type PaginaDeAviso } from './aviso.ts';
import { NovedadEditor } from './NovedadEditor.tsx';
import { BuscarPersona, type Paso, PasoPrevio } from './PasoPrevio.tsx';

/**
 * The specification opens the regional question half a second after the form, so that people see the screen first
 * (E 2.2).
 */
const ESPERA_REGIONAL = 500;

interface NuevaProps {
  readonly familia: FamiliaDeAvisos;
  readonly definition: NovedadDefinition;
  readonly pagina: PaginaDeAviso;
  readonly grabado: (ids: Ids) => Promise<void>;
  /** Values the form starts with. */
  readonly semilla: Semilla;
}

/** The person of a draft, in the shape the person search returns; null if they cannot be loaded. */
async function personaDelBorrador({ nueva, idPersona }: Draft): Promise<PersonaElegida | null> {
  if (nueva) return personaConocida(nueva, nueva);
  const paciente = await leerPaciente(idPersona);
  if (!paciente) return null;
  const { HistoriaClinica, MatriculaTitular, MatriculaBeneficiario, IdEmpresa } = paciente.SegurosPacientes;
  return personaConocida({
    ...paciente.BasePersonas,
    HistoriaClinica,
    MatriculaTitular,
    MatriculaBeneficiario,
    IdEmpresa,
  });
}

/** The form of a new notice, and the draft it continues from. */
interface Comienzo {
  readonly form: NovedadForm;
  readonly recovered: Draft | null;
}

/** The steps before the form of a new notice: the current step, and what the steps collected. */
function useComienzo(definition: NovedadDefinition, semilla: Semilla, toList: () => unknown) {
  const [draft, setDraft] = useState<Draft | null>(() => leerBorradorDeAviso(definition.key, 0));
  const [paso, setPaso] = useState<Paso>(draft ? 'borrador' : 'espera');
  const [previo, setPrevio] = useState<Previo>({});
  /** The form of the chosen person, while the notice's own dialog completes it. */
  const [reunido, setReunido] = useState<NovedadForm | null>(null);
  const [comienzo, setComienzo] = useState<Comienzo | null>(null);

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
      // Pending files are stored under the person's id, and all new people share the same id.
      if (nueva && !recovered) await soltarPendientes({ idPersona: 0, idTipoNovedad: definition.idTipoPadre });
      if (chosen.ok && recovered) return setComienzo({ form: { ...chosen.form, ...recovered.previo }, recovered });
      if (chosen.ok) {
        const form = await formularioSembrado(definition, chosen.form, semilla);
        if (!definition.partes?.Despues) return setComienzo({ form, recovered });
        setReunido(form);
        return setPaso('despues');
      }
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
      const persona = await personaDelBorrador(kept);
      if (persona) await elegir(persona, kept);
      else await notice({ message: engineMessages.sinPaciente });
    } catch (error) {
      if (!isCallError(error)) throw error;
      await notice({ message: error.message });
    }
  });

  const olvidar = () => {
    soltarBorradorDeAviso(definition.key, 0);
    setDraft(null);
    setPaso('espera');
  };
  const on = {
    paso: setPaso,
    elegida: (elegida: PersonaElegida) => void elegir(elegida, null),
    previo: setPrevio,
    completo: (form: NovedadForm) => setComienzo({ form, recovered: null }),
  };
  return { draft, paso, reunido, comienzo, recuperar, olvidar, on };
}

/** A notice that exists only in its form. */
const sinGuardar = ({ idTipoPadre }: NovedadDefinition, form: NovedadForm): LoadedNovedad => ({
  idTipoPadre,
  form,
  estado: null,
  estadoNombre: '',
  sinHistorico: false,
});

/** A new notice: the user confirms the regional, then the person is found and checked, and only then the form opens. */
export function NuevaNovedad({ familia, definition, pagina, grabado, semilla }: NuevaProps) {
  const navigate = useNavigate();
  const { list, edit } = familia.routes;
  const toList = () => navigate(pathTo(list), { state: { desde: edit } });
  const { draft, paso, reunido, comienzo, recuperar, olvidar, on } = useComienzo(definition, semilla, toList);
  if (comienzo) {
    const loaded = sinGuardar(definition, comienzo.form);
    const edicion = { recovered: comienzo.recovered, descartar: () => void toList(), grabado };
    const aviso = { familia, definition, loaded, rol: rolActual(), permitidas: ninguna, edicion, guardado: null };
    return <NovedadEditor aviso={aviso} pagina={pagina} />;
  }
  const { salida } = pagina;
  return (
    <>
      <PageHead
        crumb={{ to: pathTo(salida.route), label: salida.label, state: { desde: edit } }}
        title={definition.heading}
      />
      <Card className="nueva-novedad">
        {paso === 'borrador' && draft ? (
          <DraftOffer draft={draft} onRecover={() => void recuperar(draft)} onDrop={olvidar} />
        ) : paso === 'comprobando' ? (
          <Skeleton lines={6} />
        ) : (
          <EmptyState text={engineMessages.elijaPersona} />
        )}
      </Card>
      {/*
       * Each step has its own boundary: in a shared one, a dialog that is hidden while the next one loads would count
       * as closed.
       */}
      <DialogPart key={paso} onClose={() => void toList()}>
        <PasoPrevio paso={paso} definition={definition} reunido={reunido} on={{ ...on, salir: () => void toList() }} />
      </DialogPart>
    </>
  );
}
