import './identidad.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ResultadosDeBusqueda } from '#blocks/buscar-persona/ResultadosDeBusqueda.tsx';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { useTask } from '#client/useTask.ts';
import type { PersonaObservada } from '#contract/entities/bdpa.ts';
import { pathTo, type RouteName } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { CamposDeIdentidad } from './CamposDeIdentidad.tsx';
import { CrearPersonaDialog } from './CrearPersonaDialog.tsx';
import { cambiarDato, type DatosForm, type DatosIdentidad, datosEnBlanco, leerDatos } from './datos.ts';
import { type PersonaElegida, personaEncontrada, personaManual } from './elegida.ts';
import { identidadMensajes as texts } from './messages.ts';
import { PanelRegistro } from './PanelRegistro.tsx';
import { Diferencias, RegistroSegip } from './RegistroSegip.tsx';
import { ResultadoSegip } from './ResultadoSegip.tsx';
import { buscarObservada } from './registro.ts';
import { type Veredicto, verificar } from './segip.ts';

export interface IdentidadDialogProps {
  readonly title?: string;
  /** The fund's staff sees what the fund and the central registry have of the person. */
  readonly uso: 'externo' | 'interno';
  readonly id?: string;
  /** What the search begins with; empty without it. */
  readonly inicial?: DatosForm;
  /** Where giving up leads; the dialog only closes when left out. */
  readonly rutaRetorno?: RouteName;
  /** Somebody neither the fund nor the registry knows may be registered by hand. */
  readonly creacionManual?: boolean;
  readonly onSelect: (elegida: PersonaElegida) => void;
  readonly onClose: () => void;
}

/** Each press of Buscar asks anew, also for the same person. */
type Pedido = { readonly datos: DatosIdentidad; readonly vez: number };

const nombreDe = (datos: DatosIdentidad) =>
  [datos.apellidoPaterno, datos.apellidoMaterno, datos.nombres].filter(Boolean).join(' ');

/** What the identity service says of who is chosen, and what follows: a selection, or a registration by hand. */
function useComprobacion(
  pedido: Pedido | null,
  elegida: PersonaObservada | null,
  entregar: (elegida: PersonaObservada) => void,
) {
  const [veredicto, setVeredicto] = useState<Veredicto | null>(null);
  const [aviso, setAviso] = useState('');
  const [creando, setCreando] = useState(false);
  const [aceptar, checking] = useTask(async () => {
    if (!pedido || !elegida) return setAviso(texts.seleccione);
    const answer = await verificar(pedido.datos);
    setVeredicto(answer);
    if (answer.tipo === 'coincide') entregar(elegida);
  });
  const [registrar, registering] = useTask(async () => {
    if (!pedido) return;
    const answer = await verificar(pedido.datos);
    setVeredicto(answer);
    // Nobody to hold the data against: typing them twice stands for it (spec F 4.2).
    if (answer.tipo === 'coincide' || answer.tipo === 'noEncontrado') setCreando(true);
  });
  const olvidar = () => {
    setVeredicto(null);
    setAviso('');
  };
  return { veredicto, aviso, creando, setCreando, aceptar, registrar, busy: checking || registering, olvidar };
}

/** The form, what was asked, who is chosen and what the identity service said of them. */
function useBusqueda({ uso, inicial, onSelect }: Pick<IdentidadDialogProps, 'uso' | 'inicial' | 'onSelect'>) {
  const [form, setForm] = useState(() => inicial ?? datosEnBlanco());
  const [tried, setTried] = useState(false);
  const [pedido, setPedido] = useState<Pedido | null>(null);
  const [elegida, setElegida] = useState<PersonaObservada | null>(null);
  const resultado = useQuery({
    queryKey: ['identidad', uso, pedido],
    queryFn: ({ signal }) => (pedido ? buscarObservada(pedido.datos, signal) : null),
    enabled: pedido !== null,
    // Personal data: forgotten with the dialog.
    gcTime: 0,
  });
  const { olvidar, ...comprobacion } = useComprobacion(pedido, elegida, (persona) =>
    onSelect(personaEncontrada(persona, resultado.data?.PersonaNueva ?? null)),
  );
  const elegir = (persona: PersonaObservada | null) => {
    setElegida(persona);
    olvidar();
  };
  /** What is typed is no longer what was searched: an answer to something else must not be taken for this. */
  const restart = (next: DatosForm) => {
    setForm(next);
    setPedido(null);
    elegir(null);
  };
  const buscarDatos = () => {
    setTried(true);
    const { datos, errores } = leerDatos(form);
    elegir(null);
    if (datos) setPedido({ datos, vez: (pedido?.vez ?? 0) + 1 });
    return Object.keys(errores)[0] ?? null;
  };
  return {
    ...comprobacion,
    form,
    typed: JSON.stringify(form) !== JSON.stringify(inicial ?? datosEnBlanco()),
    errores: tried ? leerDatos(form).errores : {},
    change: (field: keyof DatosForm, value: string) => restart(cambiarDato(form, field, value)),
    empezar: () => {
      restart(datosEnBlanco(form.tipoDocumento));
      setTried(false);
    },
    buscarDatos,
    pedido,
    resultado,
    elegida,
    elegir,
  };
}

/** Searches a person by document and names, checks them at the identity service, and hands them over (spec F 2.6, 4.2, 5.3). */
export function IdentidadDialog(props: IdentidadDialogProps) {
  const { title = texts.titulo, id, rutaRetorno, onClose } = props;
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const search = useBusqueda(props);
  const onLeave = () => {
    onClose();
    if (rutaRetorno) void navigate(pathTo(rutaRetorno));
  };
  const leave = useCerrar({ dirty: search.typed, onClose: onLeave });
  const registrada = () => {
    search.setCreando(false);
    if (search.pedido) props.onSelect(personaManual(search.pedido.datos, search.resultado.data?.PersonaNueva ?? null));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal keeps React's events: the form below must not take this for its own.
    event.stopPropagation();
    const wrong = search.buscarDatos();
    const control = wrong ? formRef.current?.elements.namedItem(wrong) : null;
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <Modal
      title={title}
      size="l"
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{general.cancelar}</Button>
          <Button tone="primary" busy={search.busy} onClick={() => void search.aceptar()}>
            {general.aceptar}
          </Button>
        </>
      }
    >
      <form ref={formRef} id={id} noValidate className="identidad-form" onSubmit={submit}>
        <CamposDeIdentidad form={search.form} errores={search.errores} onChange={search.change} />
        <div className="identidad-actos">
          <Button type="submit" tone="primary" icon="search" busy={search.resultado.isFetching}>
            {general.buscar}
          </Button>
          {search.pedido ? (
            <Button
              icon="refresh"
              onClick={() => {
                search.empezar();
                formRef.current?.querySelector<HTMLElement>('[name="numeroDocumento"]')?.focus();
              }}
            >
              {general.buscarNuevamente}
            </Button>
          ) : null}
        </div>
      </form>
      <Resultado {...props} search={search} />
      {search.creando && search.pedido ? (
        <CrearPersonaDialog
          primera={search.pedido.datos}
          onClose={() => search.setCreando(false)}
          onSame={registrada}
        />
      ) : null}
    </Modal>
  );
}

function Resultado({
  uso,
  creacionManual = false,
  search,
}: Pick<IdentidadDialogProps, 'uso' | 'creacionManual'> & { readonly search: ReturnType<typeof useBusqueda> }) {
  const { pedido, resultado, elegida, veredicto } = search;
  if (!pedido) return <p className="identidad-ensena">{texts.ensene}</p>;
  if (resultado.isError) return <ErrorBlock text={resultado.error.message} onRetry={() => void resultado.refetch()} />;
  const found = resultado.data;
  const nobody = found !== undefined && found !== null && found.Personas.length === 0;
  const observed = uso === 'interno' ? (elegida ?? found?.Personas[0]) : undefined;
  return (
    <div className="identidad-resultado">
      <ResultadosDeBusqueda
        key={pedido.vez}
        personas={found?.Personas ?? []}
        loading={resultado.isPending}
        elegida={elegida}
        onSelect={search.elegir}
      />
      {nobody && found.IntegradoBdpa ? <Alert tone="warn">{texts.conOtrosDatos}</Alert> : null}
      {nobody && !found.IntegradoBdpa && creacionManual ? (
        <Alert
          tone="info"
          actions={
            <Button busy={search.busy} onClick={() => void search.registrar()}>
              {texts.registrar}
            </Button>
          }
        >
          {texts.nadie}
        </Alert>
      ) : null}
      {nobody && !found.IntegradoBdpa && !creacionManual ? (
        <Alert tone="warn" live>
          {texts.segip.noEncontrado}
        </Alert>
      ) : null}
      {search.aviso ? (
        <Alert tone="warn" live>
          {search.aviso}
        </Alert>
      ) : null}
      {veredicto && !search.creando ? <ResultadoSegip veredicto={veredicto} /> : null}
      {veredicto?.tipo === 'difiere' ? (
        uso === 'interno' ? (
          <RegistroSegip datos={pedido.datos} veredicto={veredicto} />
        ) : elegida ? (
          <Diferencias
            pares={[{ campo: texts.nombres, escrito: nombreDe(pedido.datos), registrado: elegida.NombreCompleto }]}
          />
        ) : null
      ) : null}
      {observed ? <PanelRegistro persona={observed} /> : null}
    </div>
  );
}
