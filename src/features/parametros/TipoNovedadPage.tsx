import './parametros.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { useTituloDeRegistro } from '#blocks/titulo/useTituloDeRegistro.ts';
import { forget, query } from '#client/query.ts';
import type { TipoNovedadVM } from '#contract/entities/parametro.ts';
import { tiposNovedad } from '#contract/services/novedadParametros.ts';
import { routePaths } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Antecesora } from './Antecesora.tsx';
import { Consulta } from './Consulta.tsx';
import { EstadosDeTipo, RequisitosDeTipo } from './deTipo.tsx';
import { ficha, novedades as textos } from './messages.ts';
import { Orden } from './Orden.tsx';
import { ParametroDialog } from './ParametroDialog.tsx';
import { usePartesSinGuardar } from './ParteForm.tsx';
import { ProductosDeTipo } from './ProductosDeTipo.tsx';
import { esDelSistema, olvidarTipos, useTipos } from './tipos.ts';
import { dialogoTipo, explicacionDe } from './tiposNovedad.tsx';

const crumb = { to: routePaths['tipo-novedad-admin'], label: textos.titulo };

/** One novelty type with its states, requirements, order, predecessor and products (spec F 7.7). */
export function Component() {
  const [search] = useSearchParams();
  const id = Number(search.get('tipo')) || 0;
  const tipo = useQuery(query(tiposNovedad.recuperar, { params: { id } }));
  if (tipo.data) return <Ficha key={id} tipo={tipo.data} />;
  return (
    <>
      <PageHead crumb={crumb} title={ficha.titulo} />
      <Card pad>
        <Consulta consulta={tipo}>
          {() => <EmptyState text={ficha.noExiste} action={<LinkButton to={crumb.to}>{ficha.volver}</LinkButton>} />}
        </Consulta>
      </Card>
    </>
  );
}

const nothing = () => undefined;

function Ficha({ tipo }: { readonly tipo: TipoNovedadVM }) {
  const { IdTipoNovedad: id, IdTipoNovedadPadre: idPadre } = tipo;
  const [editing, setEditing] = useState(false);
  useTituloDeRegistro(`· ${tipo.Novedad}`);
  useGuardiaSinGrabar(usePartesSinGuardar(), nothing, ficha.perderia);
  const tipos = useTipos();
  const padre = tipos.data?.find((other) => other.IdTipoNovedad === idPadre)?.Novedad ?? '';
  return (
    <>
      <PageHead
        crumb={crumb}
        title={tipo.Novedad}
        lead={idPadre === 0 ? textos.esPadre : padre}
        actions={
          <Button icon="edit" onClick={() => setEditing(true)}>
            {general.editar}
          </Button>
        }
      />
      <ListasFallidas de={[tipos]} text={ficha.sinTipos} />
      {esDelSistema(id) ? null : <Alert tone="info">{explicacionDe(id, idPadre)}</Alert>}
      <div className="parametro-ficha">
        <div className="parametro-columna">
          <Card title={ficha.datos}>
            <div className="parametro-datos">
              <ReadOnlyField label={textos.campo} value={tipo.Novedad} />
              <ReadOnlyField label={textos.padre} value={idPadre === 0 ? textos.sinPadre : padre} />
              <ReadOnlyField label={textos.lugar} value={tipo.Orden} />
              <ReadOnlyField label={textos.origen} value={esDelSistema(id) ? textos.sistema : textos.agregado} />
            </div>
          </Card>
          <Card title={ficha.productosTitulo}>
            <ProductosDeTipo tipo={tipo} />
          </Card>
        </div>
        <div className="parametro-columna">
          <Card title={ficha.antecesoraTitulo}>
            <Antecesora key={tipo.IdTipoNovedadAntecesor} tipo={tipo} />
          </Card>
          {idPadre === 0 ? (
            <Card title={ficha.ordenTitulo}>
              <Orden idPadre={id} />
            </Card>
          ) : null}
          <Card title={ficha.estados}>
            <EstadosDeTipo id={id} />
          </Card>
          <Card title={ficha.requisitos}>
            <RequisitosDeTipo id={id} />
          </Card>
        </div>
      </div>
      {editing ? (
        <ParametroDialog
          dialogo={dialogoTipo}
          id={id}
          inicial={{ Novedad: tipo.Novedad, IdTipoNovedadPadre: idPadre }}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            void forget(...olvidarTipos);
          }}
        />
      ) : null}
    </>
  );
}
