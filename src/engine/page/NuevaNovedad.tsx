import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { soltarPendientes } from '#blocks/adjuntos/archivosDelServicio.ts';
import { DraftOffer } from '#blocks/borradores/DraftOffer.tsx';
import { avisarFallida } from '#blocks/hecho/avisarFallida.tsx';
import type { DatosForm } from '#blocks/identidad/datos.ts';
import { type PersonaElegida, personaConocida } from '#blocks/identidad/elegida.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { Ids, NovedadDefinition, Previo } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { FieldPath } from '#engine/definition/fields.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { IgualQueAntes } from '#engine/form/ConSugerencias.tsx';
import { enfocarCampo } from '#engine/form/enfocar.ts';
import { type LoadedNovedad, leerPaciente } from '#engine/notice/cargarNovedad.ts';
import { formularioSembrado } from '#engine/notice/sembrado.ts';
import type { Fin } from '#engine/notice/useAccionesDeNovedad.ts';
import { semillaDeCostumbre } from '#engine/values/costumbres.ts';
import { type Draft, leerBorradorDeAviso, soltarBorradorDeAviso } from '#engine/values/drafts.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import type { Semilla } from '#engine/values/semilla.ts';
import { pestanaDe, primeroPorLlenar } from '#engine/values/validar.ts';
import { valorCrudo } from '#engine/values/valorCrudo.ts';
import { pathTo } from '#lib/routes.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { ninguna, type PaginaDeAviso } from './aviso.ts';
import { NovedadEditor } from './NovedadEditor.tsx';
import { BuscarPersona, ConfirmarRegional, type Paso, PasoPrevio } from './PasoPrevio.tsx';

/**
 * The specification opens the regional question half a second after the form, so that people see the screen first
 * (E 2.2).
 */
const ESPERA_REGIONAL = 500;

interface NuevaProps {
  readonly familia: FamiliaDeAvisos;
  readonly definition: NovedadDefinition;
  readonly pagina: PaginaDeAviso;
  /** Values the form starts with. */
  readonly semilla: Semilla;
  readonly grabado: (ids: Ids, fin: Fin | null) => Promise<void>;
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

/** The form of a new notice, the draft it continues from, and the first field to fill in. */
interface Comienzo {
  readonly form: NovedadForm;
  readonly recovered: Draft | null;
  readonly primero: FieldPath | null;
}

/** The fields that have the value of the last notice. */
const camposIguales = (form: NovedadForm, costumbre: Semilla): ReadonlySet<FieldPath> =>
  new Set((Object.keys(costumbre) as FieldPath[]).filter((path) => valorCrudo(form, path) === costumbre[path]));

/** The steps before the form of a new notice: the current step, and what the steps collected. */
function useComienzo({ definition, semilla, pagina: { onTab } }: NuevaProps, toList: () => unknown) {
  const [draft, setDraft] = useState<Draft | null>(() => leerBorradorDeAviso(definition.key, 0));
  const [paso, setPaso] = useState<Paso>(draft ? 'borrador' : 'espera');
  const [idEmpresa, setIdEmpresa] = useState(() => draft?.idEmpresa || session.getState().empresa.IdEmpresa);
  const [previo, setPrevio] = useState<Previo>({});
  const [escrito, setEscrito] = useState<DatosForm>();
  /** The form of the chosen person, while the notice's own dialog completes it. */
  const [reunido, setReunido] = useState<NovedadForm | null>(null);
  const [comienzo, setComienzo] = useState<Comienzo | null>(null);
  const [igual, setIgual] = useState<ReadonlySet<FieldPath>>(new Set());
  /** Opens the form on the tab of the first field to fill in: the notice's own if the person is complete. */
  const abrir = (form: NovedadForm, recovered: Draft | null) => {
    const primero = primeroPorLlenar(definition, recovered?.values ?? aFormulario(definition, form));
    if (primero) onTab(pestanaDe(primero));
    setComienzo({ form, recovered, primero });
  };

  useEffect(() => {
    if (paso !== 'espera') return;
    ConfirmarRegional.ahead();
    BuscarPersona.ahead();
    const timer = setTimeout(() => setPaso('regional'), ESPERA_REGIONAL);
    return () => clearTimeout(timer);
  }, [paso]);

  const [elegir] = useTask(async ({ persona, nueva }: PersonaElegida, recovered: Draft | null) => {
    setPaso('comprobando');
    try {
      const settled = recovered?.previo ?? previo;
      const chosen = await definition.seleccionar(persona, idEmpresa, nueva, settled);
      // Pending files are stored under the person's id, and all new people share the same id.
      if (nueva && !recovered) await soltarPendientes({ idPersona: 0, idTipoNovedad: definition.idTipoPadre });
      if (chosen.ok && recovered) return abrir({ ...chosen.form, ...recovered.previo }, recovered);
      if (chosen.ok) {
        const costumbre = semillaDeCostumbre(definition, chosen.form);
        const form = await formularioSembrado(definition, chosen.form, { ...costumbre, ...semilla });
        setIgual(camposIguales(form, costumbre));
        if (!definition.partes?.Despues) return abrir(form, recovered);
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
      await avisarFallida(error);
    }
  });

  const olvidar = () => {
    soltarBorradorDeAviso(definition.key, 0);
    setDraft(null);
    setIdEmpresa(session.getState().empresa.IdEmpresa);
    setPaso('espera');
  };
  const on = {
    paso: setPaso,
    elegida: (elegida: PersonaElegida) => void elegir(elegida, null),
    previo: setPrevio,
    empresa: setIdEmpresa,
    nueva: (typed: DatosForm) => {
      setEscrito(typed);
      setPaso('identidad');
    },
    completo: (form: NovedadForm) => abrir(form, null),
  };
  return { draft, paso, idEmpresa, escrito, reunido, igual, comienzo, recuperar, olvidar, on };
}

/** A notice that exists only in its form. */
const sinGuardar = ({ idTipoPadre }: NovedadDefinition, form: NovedadForm): LoadedNovedad => ({
  idTipoPadre,
  form,
  estado: null,
  estadoNombre: '',
  sinHistorico: false,
});

/** Says in the page's title that the form opened, and moves focus to the first field to fill in. */
function useApertura(familia: FamiliaDeAvisos, comienzo: Comienzo | null): void {
  const titulo = familia.titles.form;
  useLayoutEffect(() => {
    if (!comienzo) return;
    const before = document.title;
    document.title = before.replace(titulo, engineMessages.tituloAbierto(titulo));
    if (comienzo.primero) enfocarCampo(comienzo.primero);
    return () => {
      document.title = document.title.replace(engineMessages.tituloAbierto(titulo), titulo);
    };
  }, [comienzo, titulo]);
}

/** A new notice: the user confirms the regional, then the person is found and checked, and only then the form opens. */
export function NuevaNovedad(props: NuevaProps) {
  const { familia, definition, pagina, grabado } = props;
  const navigate = useNavigate();
  const { list, edit } = familia.routes;
  const toList = () => navigate(pathTo(list), { state: { desde: edit } });
  const { comienzo, igual, ...pasos } = useComienzo(props, toList);
  useApertura(familia, comienzo);
  const abierto = () => {
    if (!comienzo) return null;
    const loaded = sinGuardar(definition, comienzo.form);
    const edicion = { recovered: comienzo.recovered, descartar: () => void toList(), grabado };
    const aviso = { familia, definition, loaded, rol: rolActual(), permitidas: ninguna, edicion, guardado: null };
    return (
      <IgualQueAntes value={igual}>
        <NovedadEditor aviso={aviso} pagina={pagina} />
      </IgualQueAntes>
    );
  };
  return (
    <>
      <p className="sr-only" role="status">
        {comienzo ? engineMessages.seAbrio(comienzo.form.BasePersonas.NombreCompleto) : ''}
      </p>
      {abierto() ?? <AntesDeLaFicha {...props} {...pasos} salir={() => void toList()} />}
    </>
  );
}

/** What is shown until the person is chosen: the heading, a draft to go on with, and the dialog of the current step. */
function AntesDeLaFicha({
  familia,
  definition,
  pagina: { salida },
  draft,
  paso,
  idEmpresa,
  escrito,
  reunido,
  recuperar,
  olvidar,
  on,
  salir,
}: NuevaProps & Omit<ReturnType<typeof useComienzo>, 'comienzo' | 'igual'> & { readonly salir: () => void }) {
  return (
    <>
      <PageHead
        crumb={{ to: pathTo(salida.route), label: salida.label, state: { desde: familia.routes.edit } }}
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
      <DialogPart key={paso} onClose={salir}>
        <PasoPrevio {...{ paso, definition, idEmpresa, escrito, reunido }} on={{ ...on, salir }} />
      </DialogPart>
    </>
  );
}
