import './identidad.css';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ResultadosDeBusqueda } from '#blocks/buscar-persona/ResultadosDeBusqueda.tsx';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import type { PersonaObservada } from '#contract/entities/bdpa.ts';
import { pathTo, type RouteName } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { CamposDeIdentidad } from './CamposDeIdentidad.tsx';
import { CrearPersonaDialog } from './CrearPersonaDialog.tsx';
import { type DatosForm, type DatosIdentidad, datosEnBlanco, datosSchema } from './datos.ts';
import { type PersonaElegida, personaEncontrada, personaManual } from './elegida.ts';
import { identidadMessages as textos } from './messages.ts';
import { PanelRegistro } from './PanelRegistro.tsx';
import { Diferencias, RegistroSegip } from './RegistroSegip.tsx';
import { ResultadoSegip } from './ResultadoSegip.tsx';
import { buscarObservada } from './registro.ts';
import { type Pedido, useComprobacion } from './useComprobacion.ts';

export interface IdentidadDialogProps {
  readonly title?: string;
  /** With 'interno', the fund's staff see what the fund and the central registry have about the person. */
  readonly uso: 'externo' | 'interno';
  readonly id?: string;
  /** Initial values of the search; empty if unset. */
  readonly inicial?: DatosForm;
  /** Where cancelling leads; if unset, the dialog only closes. */
  readonly rutaRetorno?: RouteName;
  /** A person unknown to the fund and the registry may be registered by hand. */
  readonly creacionManual?: boolean;
  readonly onSelect: (elegida: PersonaElegida) => void;
  readonly onClose: () => void;
}

const nadie: readonly PersonaObservada[] = [];

const nombreDe = (datos: DatosIdentidad) =>
  [datos.apellidoPaterno, datos.apellidoMaterno, datos.nombres].filter(Boolean).join(' ');

/** The search, the chosen person, and the verdict of the identity service. */
function useBusqueda({ uso, onSelect }: Pick<IdentidadDialogProps, 'uso' | 'onSelect'>) {
  const [pedido, setPedido] = useState<Pedido | null>(null);
  const [elegida, setElegida] = useState<PersonaObservada | null>(null);
  const resultado = useQuery({
    queryKey: ['identidad', uso, pedido],
    queryFn: ({ signal }) => (pedido ? buscarObservada(pedido.datos, signal) : null),
    enabled: pedido !== null,
    // Personal data: removed from the cache when the dialog closes.
    gcTime: 0,
  });
  const { olvidar, ...comprobacion } = useComprobacion(pedido, elegida, (persona) =>
    onSelect(personaEncontrada(persona, resultado.data?.PersonaNueva ?? null)),
  );
  const elegir = (persona: PersonaObservada | null) => {
    setElegida(persona);
    olvidar();
  };
  return {
    ...comprobacion,
    /** The typed data changed after the search, so the old answer must not be used for it. */
    restart: () => {
      setPedido(null);
      elegir(null);
    },
    buscar: (datos: DatosIdentidad) => {
      elegir(null);
      setPedido({ datos, vez: (pedido?.vez ?? 0) + 1 });
    },
    pedido,
    resultado,
    elegida,
    elegir,
  };
}

/** The form of the search. `onTyped` runs after each change. */
function useFormDeIdentidad(inicial: DatosForm | undefined, onTyped: () => void) {
  const [values] = useState(() => inicial ?? datosEnBlanco());
  const form = useForm<DatosForm, DatosIdentidad>({ schema: datosSchema, values });
  const typed = useRef(onTyped);
  typed.current = onTyped;
  const { subscribe, setFocus } = form;
  // A carried number need not be typed again; the birth date comes next.
  useEffect(() => {
    const next = values.numeroDocumento === '' ? 'numeroDocumento' : 'fechaNacimiento';
    if (values[next] === '') setFocus(next);
  }, [setFocus, values]);
  useEffect(() => subscribe({ formState: { values: true }, callback: () => typed.current() }), [subscribe]);
  return form;
}

/**
 * Searches a person by document and names, checks them with the identity service, and returns them (spec F 2.6, 4.2,
 * 5.3).
 */
export function IdentidadDialog(props: IdentidadDialogProps) {
  const { title = textos.titulo, id, rutaRetorno, inicial, onClose } = props;
  const navigate = useNavigate();
  const aceptar = useRef<HTMLButtonElement>(null);
  const search = useBusqueda(props);
  const form = useFormDeIdentidad(inicial, search.restart);
  const onLeave = () => {
    onClose();
    if (rutaRetorno) void navigate(pathTo(rutaRetorno));
  };
  const leave = useCerrar({ dirty: form.formState.isDirty, onClose: onLeave });
  const registrada = () => {
    search.setCreando(false);
    if (search.pedido) props.onSelect(personaManual(search.pedido.datos, search.resultado.data?.PersonaNueva ?? null));
  };
  const empezar = () => {
    // A reset form does not know its fields until it is drawn again.
    form.setFocus('numeroDocumento');
    form.reset(datosEnBlanco(form.getValues('tipoDocumento')), { keepDefaultValues: true });
  };
  return (
    <Modal
      title={title}
      size="l"
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{general.cancelar}</Button>
          <Button ref={aceptar} tone="primary" busy={search.busy} onClick={() => void search.aceptar()}>
            {general.aceptar}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="identidad-form" onSubmit={search.buscar}>
        <CamposDeIdentidad form={form} />
        <div className="acts">
          <Button type="submit" tone="primary" icon="search" busy={search.resultado.isFetching}>
            {general.buscar}
          </Button>
          {search.pedido ? (
            <Button icon="refresh" onClick={empezar}>
              {general.buscarNuevamente}
            </Button>
          ) : null}
        </div>
      </Form>
      <Resultado {...props} search={search} aceptar={aceptar} />
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
  aceptar,
}: Pick<IdentidadDialogProps, 'uso' | 'creacionManual'> & {
  readonly search: ReturnType<typeof useBusqueda>;
  readonly aceptar: RefObject<HTMLButtonElement | null>;
}) {
  const { pedido, resultado, elegida, veredicto } = search;
  const aviso = search.aviso ? (
    <Alert tone="warn" live>
      {search.aviso}
    </Alert>
  ) : null;
  if (!pedido)
    return (
      <div className="identidad-resultado">
        <p className="identidad-ensena">{textos.ensene}</p>
        {aviso}
      </div>
    );
  if (resultado.isError)
    return (
      <div className="identidad-resultado">
        <LecturaFallida de={resultado} />
        {aviso}
      </div>
    );
  const found = resultado.data;
  const nobody = found !== undefined && found !== null && found.Personas.length === 0;
  const observed = uso === 'interno' ? (elegida ?? found?.Personas[0]) : undefined;
  return (
    <div className="identidad-resultado">
      <ResultadosDeBusqueda
        key={pedido.vez}
        personas={found?.Personas ?? nadie}
        loading={resultado.isPending}
        elegida={elegida}
        onSelect={search.elegir}
        aceptar={aceptar}
      />
      {nobody && found.IntegradoBdpa ? <Alert tone="warn">{textos.conOtrosDatos}</Alert> : null}
      {nobody && !found.IntegradoBdpa && creacionManual ? (
        <Alert
          tone="info"
          actions={
            <Button busy={search.busy} onClick={() => void search.registrar()}>
              {textos.registrar}
            </Button>
          }
        >
          {textos.nadie}
        </Alert>
      ) : null}
      {nobody && !found.IntegradoBdpa && !creacionManual ? (
        <Alert tone="warn" live>
          {textos.segip.noEncontrado}
        </Alert>
      ) : null}
      {aviso}
      {veredicto && !search.creando ? <ResultadoSegip veredicto={veredicto} /> : null}
      {veredicto?.tipo === 'difiere' ? (
        uso === 'interno' ? (
          <RegistroSegip datos={pedido.datos} veredicto={veredicto} />
        ) : elegida ? (
          <Diferencias
            pares={[{ campo: textos.nombres, escrito: nombreDe(pedido.datos), registrado: elegida.NombreCompleto }]}
          />
        ) : null
      ) : null}
      {observed ? <PanelRegistro persona={observed} /> : null}
    </div>
  );
}
