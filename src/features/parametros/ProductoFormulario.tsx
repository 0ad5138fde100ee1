import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { forget, query } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { Producto } from '#contract/entities/parametro.ts';
import { productos as service } from '#contract/services/productos.ts';
import { useUnsavedGuard } from '#engine/useUnsavedGuard.ts';
import { routePaths } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { productos as textos } from './messages.ts';
import { ProductoCampos } from './ProductoCampos.tsx';
import { hayProblemas } from './parametro.ts';
import { guardarProducto, olvidarProductos, type ProductoForm, problemasDe, productoVacio } from './producto.ts';

const formOf = (producto: Producto | undefined): ProductoForm =>
  producto === undefined
    ? productoVacio
    : {
        descripcionProducto: producto.descripcionProducto,
        precio: producto.precio,
        estado: producto.estado,
        idActividad: producto.idActividad,
        idProductoSiat: producto.idProductoSiat,
        idUnidadMedida: producto.idUnidadMedida,
      };

const nothing = () => undefined;

/** Grabar before saving; Nuevo and Salir once the services have answered (spec F 2.5b, decision 82). */
export function ProductoFormulario({ producto }: { readonly producto?: Producto }) {
  const [inicial] = useState(() => formOf(producto));
  const [form, setForm] = useState(inicial);
  const [tried, setTried] = useState(false);
  const [saved, setSaved] = useState<number | null>(null);
  const dirty = saved === null && JSON.stringify(form) !== JSON.stringify(inicial);
  useUnsavedGuard(dirty, nothing, textos.perderia);
  const codigo = useCodigo(saved) || (producto?.codigoProducto ?? '');
  const problemas = problemasDe(form);
  const { escribir } = useEscritura();
  const [grabar] = useState(() => guardarProducto(producto?.codigoProducto ?? '')());
  const [save, busy] = useTask(async () => {
    const id = await grabar({ id: producto?.IdProducto ?? 0, before: inicial, form }, escribir);
    if (id !== null) {
      toast.success(service.registrar.success ?? '');
      setSaved(id);
    }
    await forget(...olvidarProductos);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    flushSync(() => setTried(true));
    if (!hayProblemas(problemas)) void save();
    else currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <Card title={textos.datos}>
      <form noValidate onSubmit={submit}>
        {saved !== null && codigo ? (
          <Alert tone="ok" live>
            {fill(textos.seGrabo, { codigo })}
          </Alert>
        ) : null}
        <ProductoCampos
          codigo={codigo}
          form={form}
          problemas={tried ? problemas : {}}
          locked={saved !== null}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
        <div className="parametro-cambios">
          {saved === null ? (
            <Button type="submit" tone="primary" busy={busy}>
              {general.grabar}
            </Button>
          ) : (
            <>
              <LinkButton to={routePaths['formulario-editar']} icon="plus">
                {general.nuevo}
              </LinkButton>
              <LinkButton to={routePaths['producto-admin']}>{general.salir}</LinkButton>
            </>
          )}
        </div>
      </form>
    </Card>
  );
}

/** The code the services gave a product that was saved; '' until it is known. */
function useCodigo(saved: number | null): string {
  const todos = useQuery({ ...query(service.todos, {}), enabled: saved !== null });
  return todos.data?.find((one) => one.IdProducto === saved)?.codigoProducto ?? '';
}
