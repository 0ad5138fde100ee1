import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import { negado } from '#blocks/escritura/negado.ts';
import { segunCampos } from '#blocks/escritura/segunCampos.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { TipoNovedadVM } from '#contract/entities/parametro.ts';
import { novedadParametros, tiposNovedad } from '#contract/services/novedadParametros.ts';
import { FormList } from '#ui/form/FormList.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { ficha, novedades as textos } from './messages.ts';
import { ParteForm } from './ParteForm.tsx';
import { enRuta } from './parametro.ts';
import { useTipos } from './tipos.ts';

const campo = 'IdTipoNovedadAntecesor';
/** For the services, 0 means none. */
const schema = z.object({
  [campo]: z.pipe(
    z.nullable(z.number()),
    z.transform((id) => id ?? 0),
  ),
});

const registrar = (
  tipo: TipoNovedadVM,
  sent: z.output<typeof schema>,
): Escritura<typeof novedadParametros.registrarAntecesor, true> => {
  const { IdTipoNovedad } = tipo;
  return {
    llamada: novedadParametros.registrarAntecesor,
    entrada: { body: { IdTipoNovedad, ...sent } },
    resultado: ({ datos, mensaje }) => datos || negado(mensaje),
    comprobar: async () => {
      const now = await call(tiposNovedad.recuperar, { params: { id: IdTipoNovedad } }, { quiet: true });
      return now && segunCampos([campo], { before: tipo, sent, now });
    },
  };
};

/** The type that must come before a type: searched by name among all types, or cleared (spec F 5.5, F 7.7). */
export function Antecesora({ tipo }: { readonly tipo: TipoNovedadVM }) {
  const form = useForm({ schema, values: { [campo]: tipo[campo] || null } });
  const elegida = useWatch({ control: form.control, name: campo });
  const [texto, setTexto] = useState('');
  const halladas = useQuery({
    ...query(novedadParametros.antecesores, { params: { texto: enRuta(texto) } }),
    placeholderData: (before) => before,
  });
  const actual = useTipos().data?.find((other) => other.IdTipoNovedad === elegida);
  // The chosen one keeps its name during a search for another.
  const offered = (halladas.data ?? []).filter((t) => t.IdTipoNovedad !== tipo.IdTipoNovedad);
  const options = [...(actual && !offered.some((t) => t.IdTipoNovedad === elegida) ? [actual] : []), ...offered].map(
    (t) => ({ value: t.IdTipoNovedad, label: t.Novedad }),
  );
  return (
    <ParteForm form={form} escritura={(values) => registrar(tipo, values)}>
      <FormList
        form={form}
        name={campo}
        label={textos.antecesora}
        hint={ficha.antecesoraAyuda}
        options={options}
        onSearch={setTexto}
        loading={halladas.isPending}
        clearable
      />
      <ListasFallidas de={[halladas]} text={ficha.sinBuscar} className="parametro-aviso" />
    </ParteForm>
  );
}
