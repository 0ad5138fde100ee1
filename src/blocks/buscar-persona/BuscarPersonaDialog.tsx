import './buscar-persona.css';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DatosForm, datosEnBlanco } from '#blocks/identidad/datos.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { rolAfiliacion, tipoDocumento } from '#contract/enumerations.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { buscarPersonas } from './buscarPersonas.ts';
import { type Busqueda, type BusquedaForm, busquedaSchema, enBlanco, primerCampo } from './busqueda.ts';
import { CamposDeBusqueda, FormaDeBusqueda } from './CamposDeBusqueda.tsx';
import { buscarPersonaMessages as textos } from './messages.ts';
import { ResultadosDeBusqueda } from './ResultadosDeBusqueda.tsx';

interface Props {
  title?: string;
  /** 0 searches the whole fund. */
  idEmpresa: number;
  /** Role in the affiliation; any role if unset. */
  rol?: number;
  onSelect: (persona: PacienteBuscado) => void;
  onClose: () => void;
  /** Offered when nobody is found: the person is new to the fund. Gets what was typed, so that it is not typed again. */
  alCrear?: (escrito: DatosForm) => void;
}

/** Each press of Buscar sends a new request, even for the same person. */
type Pedido = { readonly busqueda: Busqueda; readonly vez: number };

/** The search, its results, and the chosen person. */
function useBusqueda({ idEmpresa, rol = rolAfiliacion.noAplica }: Pick<Props, 'idEmpresa' | 'rol'>) {
  const [values] = useState(() => enBlanco(String(tipoDocumento.carnet)));
  const form = useForm<BusquedaForm, Busqueda>({ schema: busquedaSchema, values });
  const [pedido, setPedido] = useState<Pedido | null>(null);
  const [elegida, setElegida] = useState<PacienteBuscado | null>(null);
  const resultado = useQuery({
    queryKey: ['buscar-persona', idEmpresa, rol, pedido],
    queryFn: ({ signal }) => (pedido ? buscarPersonas(pedido.busqueda, { idEmpresa, rol }, signal) : []),
    enabled: pedido !== null,
    // Personal data: removed from the cache when the dialog closes.
    gcTime: 0,
  });
  const buscar = (busqueda: Busqueda) => setPedido({ busqueda, vez: (pedido?.vez ?? 0) + 1 });
  const vaciar = () => {
    form.clearErrors();
    setPedido(null);
  };
  return { form, pedido, resultado, elegida, setElegida, buscar, vaciar };
}

/** What a search says about a person whom it did not find. */
const escritoEn = (busqueda: Busqueda): DatosForm => {
  switch (busqueda.forma) {
    case 'documento': {
      const { tipoDocumento: tipo, numeroDocumento, complemento } = busqueda;
      return { ...datosEnBlanco(String(tipo)), numeroDocumento, complemento };
    }
    case 'nombre': {
      const { apellidoPaterno, apellidoMaterno, nombres } = busqueda;
      return { ...datosEnBlanco(), apellidoPaterno, apellidoMaterno, nombres };
    }
    default:
      return datosEnBlanco();
  }
};

/** Searches insured persons of the fund or of one company and returns the chosen one (spec E 2.2, F 7.6). */
export function BuscarPersonaDialog({ title = textos.titulo, onSelect, onClose, alCrear, ...donde }: Props) {
  const { form, pedido, resultado, elegida, setElegida, buscar, vaciar } = useBusqueda(donde);
  const [sinElegir, setSinElegir] = useState(false);
  const aceptar = useRef<HTMLButtonElement>(null);
  const choose = (persona: PacienteBuscado | null) => {
    setElegida(persona);
    setSinElegir(false);
  };
  const search = (busqueda: Busqueda) => {
    choose(null);
    buscar(busqueda);
  };
  const restart = () => {
    vaciar();
    choose(null);
  };
  const empezar = () => {
    const { forma, tipoDocumento: tipo } = form.getValues();
    // A reset form does not know its fields until it is drawn again.
    form.setFocus(primerCampo[forma]);
    form.reset({ ...enBlanco(tipo), forma });
    restart();
  };
  const accept = () => {
    if (elegida) onSelect(elegida);
    else setSinElegir(true);
  };
  return (
    <Modal
      title={title}
      size="l"
      className="buscar-persona"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{general.cancelar}</Button>
          <Button ref={aceptar} tone="primary" onClick={accept}>
            {general.aceptar}
          </Button>
        </>
      }
    >
      <Form form={form} className="buscar-form" onTry={() => choose(null)} onSubmit={search}>
        <FormaDeBusqueda form={form} onChosen={restart} />
        <div className="grid">
          <CamposDeBusqueda form={form} />
        </div>
        <div className="acts">
          <Button type="submit" tone="primary" icon="search" busy={resultado.isFetching}>
            {general.buscar}
          </Button>
          {pedido ? (
            <Button icon="refresh" onClick={empezar}>
              {general.buscarNuevamente}
            </Button>
          ) : null}
        </div>
      </Form>
      {resultado.isError ? (
        <LecturaFallida de={resultado} />
      ) : pedido ? (
        <ResultadosDeBusqueda
          key={pedido.vez}
          personas={resultado.data ?? []}
          loading={resultado.isPending}
          elegida={elegida}
          onSelect={choose}
          aceptar={aceptar}
        />
      ) : (
        <p className="buscar-ensena">{textos.ensene}</p>
      )}
      {alCrear && resultado.data?.length === 0 && pedido ? (
        <Alert
          tone="info"
          className="buscar-aviso"
          actions={<Button onClick={() => alCrear(escritoEn(pedido.busqueda))}>{textos.personaNueva}</Button>}
        >
          {textos.nadie}
        </Alert>
      ) : null}
      {sinElegir ? (
        <Alert tone="warn" live className="buscar-aviso">
          {textos.seleccione}
        </Alert>
      ) : null}
    </Modal>
  );
}
