import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { DialogForm } from '#blocks/formulario/DialogForm.tsx';
import { decirEnFormulario } from '#blocks/formulario/decirEnFormulario.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { isCallError } from '#client/errors.ts';
import { forget, query } from '#client/query.ts';
import type { Nacimiento, RecienNacidoNoUnico } from '#contract/entities/afiliacion.ts';
import { sexo } from '#contract/enumerations.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { pathTo } from '#lib/routes.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { CamposDeNacido } from './CamposDeNacido.tsx';
import { registroMessages as textos } from './messages.ts';
import { type Eleccion, NoUnicosDialog } from './NoUnicosDialog.tsx';
import {
  cuerpoDe,
  enBlanco,
  type Familia,
  familiaDe,
  type Nacido,
  type NacidoForm,
  nacidoSchema,
  nacidosDe,
  nacimientoPorId,
  registrar,
} from './registro.ts';

/** Where the newborn comes from: a birth in the hospital system, or one elsewhere in a person's family. */
export interface Origen {
  readonly idPersona: number;
  readonly nacimiento: Nacimiento | null;
}

interface Props {
  readonly origen: Origen;
  readonly onClose: () => void;
  /** The birth that was registered, which may be another one than the form was opened from; null outside the fund. */
  readonly onSaved: (nacimiento: Nacimiento | null) => void;
}

/** Registers a newborn in the family of its mother or of the holder (spec R 5.8, 7.2). */
export function RegistroDialog(props: Props) {
  const { idPersona, nacimiento } = props.origen;
  const group = useQuery(query(afiliacion.grupoFamiliar, { params: { idPersona } }));
  const familia = group.data ? familiaDe(group.data) : null;
  if (familia) return <Formulario {...props} familia={familia} />;
  return (
    <Modal title={nacimiento ? textos.titulo : textos.tituloFuera} onClose={props.onClose}>
      {group.isPending ? <Skeleton lines={5} label={textos.cargando} /> : null}
      {group.isError ? <LecturaFallida de={group} /> : null}
      {group.data ? <Alert tone="warn">{textos.sinTitular}</Alert> : null}
    </Modal>
  );
}

/** The newborn that was not saved yet, and the similar ones. */
interface Parecidos {
  readonly nacido: Nacido;
  readonly lista: readonly RecienNacidoNoUnico[];
}

/** Shows a failure in the dialog that is open. */
type Fallo = (error: Error) => void;

/** Saves the newborn. The answer may be a list of similar newborns to choose from. */
function useRegistro({ origen, familia, onSaved }: Props & { familia: Familia }) {
  const navigate = useNavigate();
  const [parecidos, setParecidos] = useState<Parecidos | null>(null);
  const [nacidos] = useState(() => nacidosDe(familia));
  const escrituras = useEscritura();
  const { escribir } = escrituras;
  const guardar = async (nacido: Nacido, fallo: Fallo, elegido?: { readonly nacimiento: Nacimiento | null }) => {
    const nacimiento = elegido ? elegido.nacimiento : origen.nacimiento;
    const body = cuerpoDe(nacido, familia, nacimiento);
    const result = await registrar({ escribir, fallo, nacidos }, body, elegido ? 1 : 0);
    if (result?.tipo === 'parecidos') setParecidos({ nacido, lista: result.parecidos });
    if (result?.tipo !== 'grabado') return;
    decirHecho(result.mensaje, recienNacidos.grabar.success ?? '');
    onSaved(nacimiento);
  };
  const elegir = async (nacido: Nacido, { uno }: Eleccion, fallo: Fallo) => {
    if (uno && uno.IdPersona > 0) return void navigate(pathTo('persona-carpeta', { persona: uno.IdPersona }));
    try {
      // Another birth of the same mother replaces the one the form was opened from.
      const nacimiento = uno ? await nacimientoPorId(uno.IdRecienNacido) : origen.nacimiento;
      if (uno && !nacimiento) {
        // Without the birth, the newborn would be registered as born outside the fund.
        fallo(new Error(textos.noUnico.nacimientoPerdido));
        return await forget(recienNacidos.nacimientos);
      }
      await guardar(nacido, fallo, { nacimiento });
    } catch (error) {
      if (!isCallError(error)) throw error;
      fallo(error);
    }
  };
  return { parecidos, escrituras, guardar, elegir, volver: () => setParecidos(null) };
}

function Formulario(props: Props & { familia: Familia }) {
  const { origen, familia, onClose } = props;
  const { nacimiento } = origen;
  const mother = familia.miembros.find((one) => one.IdPersona === origen.idPersona && one.IdSexo === sexo.femenino);
  const [values] = useState(() => enBlanco(familia, nacimiento, mother?.IdPersona ?? 0));
  const form = useForm<NacidoForm, Nacido>({ schema: nacidoSchema, values });
  const { parecidos, escrituras, guardar, elegir, volver } = useRegistro(props);
  return (
    <>
      <DialogForm
        form={form}
        title={nacimiento ? textos.titulo : textos.tituloFuera}
        size="l"
        className="nacidos-form"
        escrituras={escrituras}
        onSubmit={(nacido) => guardar(nacido, decirEnFormulario(form))}
        onClose={onClose}
      >
        <div className="grid">
          <ReadOnlyField className="col-6" label={textos.titular} value={familia.titular.NombreCompleto} />
          {nacimiento ? (
            <ReadOnlyField className="col-6" label={textos.campos.IdPersonaMadre} value={nacimiento.NombreMadre} />
          ) : null}
        </div>
        <CamposDeNacido familia={familia} nacimiento={nacimiento} form={form} />
      </DialogForm>
      {parecidos ? (
        <NoUnicosDialog
          parecidos={parecidos.lista}
          alElegir={(eleccion, fallo) => elegir(parecidos.nacido, eleccion, fallo)}
          onClose={volver}
        />
      ) : null}
    </>
  );
}
