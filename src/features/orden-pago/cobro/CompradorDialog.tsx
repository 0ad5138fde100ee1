import { useState } from 'react';
import type { Comprador, OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { cobroMensajes as textos } from '../messagesCobro.ts';
import { CobroDialog } from './CobroDialog.tsx';
import { CARNET, documentos, escrituraDeComprador, problemasDe } from './comprador.ts';

interface Props {
  readonly orden: OrdenPago;
  readonly comprador: Comprador;
  readonly onClose: () => void;
}

/** Whom the order's invoice goes to; until it is paid (spec R 7.6, OrdenPagoDatoFactura). */
export function CompradorDialog({ orden, comprador, onClose }: Props) {
  const [form, setForm] = useState(comprador);
  const change = (part: Partial<Comprador>) => setForm((before) => ({ ...before, ...part }));
  const problemas = problemasDe(form);
  const campo = (name: keyof typeof problemas, tried: boolean) => ({
    name,
    value: String(form[name]),
    error: tried ? problemas[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <CobroDialog
      titulo={textos.titulo}
      cambiado={JSON.stringify(form) !== JSON.stringify(comprador)}
      valido={Object.values(problemas).every((text) => text === undefined)}
      grabar={(escribir, trato) => escribir(escrituraDeComprador(orden, form), trato)}
      guardado={ordenPagoCobro.datoFactura.success ?? ''}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <TextField label={textos.razonSocial} required {...campo('RazonSocial', tried)} />
          <SelectField
            label={textos.tipoDocumento}
            name="IdTipoDocumento"
            required
            options={documentos}
            value={form.IdTipoDocumento}
            onChange={({ target }) => change({ IdTipoDocumento: Number(target.value) })}
          />
          <TextField label={textos.numeroDocumento} required {...campo('NumeroDocumento', tried)} />
          {form.IdTipoDocumento === CARNET ? (
            <TextField label={textos.complemento} upper {...campo('Complemento', tried)} />
          ) : null}
          <TextField
            label={textos.correo}
            type="email"
            hint={textos.correoAyuda}
            {...campo('CorreoElectronico', tried)}
          />
        </>
      )}
    </CobroDialog>
  );
}
