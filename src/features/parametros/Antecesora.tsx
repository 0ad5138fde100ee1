import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { negado } from '#blocks/escritura/negado.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { TipoNovedadVM } from '#contract/entities/parametro.ts';
import { novedadParametros, tiposNovedad } from '#contract/services/novedadParametros.ts';
import { ListField } from '#ui/fields/ListField.tsx';
import { GrabarCambios } from './GrabarCambios.tsx';
import { ficha, novedades as textos } from './messages.ts';
import { enRuta } from './parametro.ts';
import { useTipos } from './tipos.ts';

/** What must come before a type: looked for by name among all of them, or emptied (spec F 5.5, F 7.7). */
export function Antecesora({ tipo }: { readonly tipo: TipoNovedadVM }) {
  const { IdTipoNovedad, IdTipoNovedadAntecesor: guardada } = tipo;
  const [elegida, setElegida] = useState(guardada);
  const [texto, setTexto] = useState('');
  const halladas = useQuery({
    ...query(novedadParametros.antecesores, { params: { texto: enRuta(texto) } }),
    placeholderData: (before) => before,
  });
  const actual = useTipos().data?.find((other) => other.IdTipoNovedad === elegida);
  // The one that is chosen keeps its name while another is looked for.
  const offered = (halladas.data ?? []).filter((t) => t.IdTipoNovedad !== IdTipoNovedad);
  const options = [...(actual && !offered.some((t) => t.IdTipoNovedad === elegida) ? [actual] : []), ...offered].map(
    (t) => ({ value: t.IdTipoNovedad, label: t.Novedad }),
  );
  return (
    <>
      <ListField
        label={textos.antecesora}
        name="IdTipoNovedadAntecesor"
        hint={ficha.antecesoraAyuda}
        options={options}
        value={elegida || null}
        onChange={(value) => setElegida(Number(value ?? 0))}
        onSearch={setTexto}
        loading={halladas.isPending}
        clearable
      />
      <ListasFallidas de={[halladas]} text={ficha.sinBuscar} className="parametro-aviso" />
      <GrabarCambios
        changed={elegida !== guardada}
        texto={novedadParametros.registrarAntecesor.success ?? ''}
        grabar={async (escribir) => {
          const done = await escribir({
            llamada: novedadParametros.registrarAntecesor,
            entrada: { body: { IdTipoNovedad, IdTipoNovedadAntecesor: elegida } },
            resultado: ({ datos, mensaje }) => datos || negado(mensaje),
            comprobar: async () => {
              const found = await call(tiposNovedad.recuperar, { params: { id: IdTipoNovedad } }, { quiet: true });
              if (found?.IdTipoNovedadAntecesor === elegida) return { hecha: true };
              return found?.IdTipoNovedadAntecesor === guardada ? 'sin hacer' : null;
            },
          });
          return done !== null;
        }}
        onDescartar={() => setElegida(guardada)}
      />
    </>
  );
}
