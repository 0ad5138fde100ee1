import { useEffect, useState } from 'react';
import { CamposDeIdentidad } from '#blocks/identidad/CamposDeIdentidad.tsx';
import { type DatosForm, type DatosIdentidad, datosEnBlanco, datosSchema } from '#blocks/identidad/datos.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Card } from '#ui/layout/Card.tsx';
import { personasMessages as textos } from './messages.ts';

/** Searches by the seven fields of an identity document, also for a person the fund does not know (spec F 2.6, 5.2). */
export function BuscarPorIdentidad({ alBuscar }: { readonly alBuscar: (datos: DatosIdentidad | null) => void }) {
  const [values] = useState(() => datosEnBlanco());
  const form = useForm<DatosForm, DatosIdentidad>({ schema: datosSchema, values });
  const { subscribe } = form;
  // From the next key on, the results belong to other data, so they are cleared.
  useEffect(() => subscribe({ formState: { values: true }, callback: () => alBuscar(null) }), [subscribe, alBuscar]);
  return (
    <Card pad aria-label={textos.filtro} className="personas-filtro">
      <Form form={form} className="personas-form" onSubmit={alBuscar}>
        <p className="muted">{textos.ensenaIdentidad}</p>
        <CamposDeIdentidad form={form} />
        <div className="acts">
          <Button type="submit" tone="primary" icon="search">
            {general.buscar}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
