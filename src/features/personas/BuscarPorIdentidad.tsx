import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { CamposDeIdentidad } from '#blocks/identidad/CamposDeIdentidad.tsx';
import { cambiarDato, type DatosIdentidad, datosEnBlanco, leerDatos } from '#blocks/identidad/datos.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { personasMessages as textos } from './messages.ts';

/** The seven data of an identity document; also for somebody the fund does not know (spec F 2.6, 5.2). */
export function BuscarPorIdentidad({ onDatos }: { readonly onDatos: (datos: DatosIdentidad | null) => void }) {
  const [form, setForm] = useState(() => datosEnBlanco());
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // The fields carry their errors before one of them is looked for.
    flushSync(() => setTried(true));
    const { datos } = leerDatos(form);
    onDatos(datos);
    if (!datos) currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <Card pad aria-label={textos.filtro} className="personas-filtro">
      <form noValidate className="personas-form" onSubmit={submit}>
        <p className="muted">{textos.ensenaIdentidad}</p>
        <CamposDeIdentidad
          form={form}
          errores={tried ? leerDatos(form).errores : {}}
          onChange={(field, value) => {
            setForm((before) => cambiarDato(before, field, value));
            // What is shown is of somebody else from now on.
            onDatos(null);
          }}
        />
        <div className="personas-actos">
          <Button type="submit" tone="primary" icon="search">
            {general.buscar}
          </Button>
        </div>
      </form>
    </Card>
  );
}
