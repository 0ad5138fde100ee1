import './parametros.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTituloDeRegistro } from '#blocks/titulo/useTituloDeRegistro.ts';
import { keyOf, query } from '#client/query.ts';
import { productos as service } from '#contract/services/productos.ts';
import { routePaths } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Consulta } from './Consulta.tsx';
import { productos as textos } from './messages.ts';
import { ProductoFormulario } from './ProductoFormulario.tsx';

const crumb = { to: routePaths['producto-admin'], label: textos.titulo };

/** The product form (spec F 2.5b): empty, or with the product from the URL. */
export function Component() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const id = Number(search.get('producto')) || 0;
  // An answer of its own: the form is filled in once, and what a list read earlier may have changed since.
  const productos = useQuery({
    ...query(service.todos, {}),
    queryKey: [...keyOf(service.todos, {}), 'formulario'],
    gcTime: 0,
    enabled: id !== 0,
  });
  const producto = productos.data?.find((one) => one.IdProducto === id);
  useTituloDeRegistro(producto ? `· ${producto.descripcionProducto}` : '');
  return (
    <>
      <PageHead crumb={crumb} title={id === 0 ? textos.nuevo : textos.editar} lead={producto?.descripcionProducto} />
      {id === 0 ? (
        <ProductoFormulario key={key} />
      ) : producto ? (
        <ProductoFormulario key={id} producto={producto} />
      ) : (
        <Card pad>
          <Consulta consulta={productos}>
            {() => (
              <EmptyState text={textos.noExiste} action={<LinkButton to={crumb.to}>{textos.volver}</LinkButton>} />
            )}
          </Consulta>
        </Card>
      )}
    </>
  );
}
