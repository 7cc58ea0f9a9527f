import CreatePage from '../../generator/pages/CreatePage';
import { useModelOf } from '../ticket/data/use-model-of';
import { CUSTOMERS } from './customer';
import { customerFields } from './customer-fields';

/** The form of a new customer; what is in the CRM is chosen there. */
export default function CreateCustomerPage() {
  return <CreatePage model={useModelOf(CUSTOMERS.path)} override={customerFields} />;
}
