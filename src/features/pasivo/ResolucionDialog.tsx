import { type FormEvent, useId, useState } from 'react';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { pacientesResolucion } from '#contract/entities/gruposPasivo.ts';
import { filled } from '#contract/read.ts';
import type { PasoAntes } from '#engine/definition.ts';
import { today } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { resolucionMessages as textos } from './altaPasivoMessages.ts';
import { type DatosResolucion, revisarResolucion } from './resolucion.ts';

const enBlanco: DatosResolucion = { numeroResolucion: '', fechaResolucion: '', instanciaEmiteResolucion: '' };

/** The resolution that asks for the affiliation; the person is looked for once it is told (spec R 2.3, decision 33). */
export default function ResolucionDialog({ onDone, onClose }: PasoAntes) {
  const id = useId();
  const [datos, setDatos] = useState(enBlanco);
  const [tried, setTried] = useState(false);
  const errors = tried ? revisarResolucion(datos, today()) : {};
  const change = (part: Partial<DatosResolucion>) => setDatos((now) => ({ ...now, ...part }));
  const accept = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A portal keeps React's events: the notice's own form must not take this for its own.
    event.stopPropagation();
    setTried(true);
    const [first] = Object.keys(revisarResolucion(datos, today()));
    if (first) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const PacientesResolucion = filled(pacientesResolucion, {
      NumeroResolucion: tidy(datos.numeroResolucion),
      FechaResolucion: datos.fechaResolucion,
      Instancia: tidy(datos.instanciaEmiteResolucion),
    });
    onDone({ PacientesResolucion });
  };
  const close = useCerrar({ dirty: Object.values(datos).some(Boolean), onClose });
  return (
    <Modal
      title={textos.titulo}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button tone="primary" type="submit" form={id}>
            {general.aceptar}
          </Button>
        </>
      }
    >
      <form id={id} className="grid" noValidate onSubmit={accept}>
        <TextField
          className="col-6"
          name="numeroResolucion"
          label={textos.numero}
          required
          upper
          value={datos.numeroResolucion}
          error={errors.numeroResolucion}
          onChange={(event) => change({ numeroResolucion: event.currentTarget.value })}
        />
        <DateField
          className="col-6"
          name="fechaResolucion"
          label={textos.fecha}
          required
          max={today()}
          value={datos.fechaResolucion}
          error={errors.fechaResolucion}
          onChange={(fechaResolucion) => change({ fechaResolucion })}
        />
        <TextField
          className="col-12"
          name="instanciaEmiteResolucion"
          label={textos.instancia}
          required
          upper
          value={datos.instanciaEmiteResolucion}
          error={errors.instanciaEmiteResolucion}
          onChange={(event) => change({ instanciaEmiteResolucion: event.currentTarget.value })}
        />
      </form>
    </Modal>
  );
}
