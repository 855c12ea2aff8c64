import * as contract from "@trilha/contract/catalog/products/endpoints.ts";
import * as network from "@trilha/contract/catalog/products/network-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { createCompany } from "./create-company.ts";
import { createProduct } from "./create-product.ts";
import { createBrand, editBrand, switchBrands } from "./edit-brands.ts";
import { createChain, editChain, switchChains } from "./edit-chains.ts";
import { changeGroupMembers, createStoreGroup, deleteStoreGroup, renameStoreGroup } from "./edit-groups.ts";
import { editProduct } from "./edit-product.ts";
import { createStore, editStore, switchStores } from "./edit-stores.ts";
import { exportProducts } from "./export-products.ts";
import { exportStores } from "./export-stores.ts";
import { importProducts } from "./import-products.ts";
import { importStores } from "./import-stores.ts";
import {
  listBrands,
  listChains,
  listNetworkStores,
  listStoreGroups,
  readStore,
  readStoreGroup,
} from "./list-network.ts";
import { listProducts } from "./list-products.ts";
import { readProduct, readProductFacets } from "./read-product.ts";
import { searchProducts } from "./search-products.ts";
import { switchProducts } from "./switch-products.ts";

export const catalogueRoutes: readonly Route[] = [
  route(contract.searchProducts, searchProducts),
  route(contract.listProducts, listProducts),
  route(contract.readProductFacets, readProductFacets),
  route(contract.exportProducts, exportProducts),
  route(contract.readProduct, readProduct),
  route(contract.createProduct, createProduct),
  route(contract.editProduct, editProduct),
  route(contract.switchProducts, switchProducts),
  route(contract.importProducts, importProducts),
  route(network.listChains, listChains),
  route(network.createChain, createChain),
  route(network.editChain, editChain),
  route(network.switchChains, switchChains),
  route(network.listNetworkStores, listNetworkStores),
  route(network.exportStores, exportStores),
  route(network.readStore, readStore),
  route(network.createStore, createStore),
  route(network.editStore, editStore),
  route(network.switchStores, switchStores),
  route(network.importStores, importStores),
  route(network.listStoreGroups, listStoreGroups),
  route(network.readStoreGroup, readStoreGroup),
  route(network.createStoreGroup, createStoreGroup),
  route(network.renameStoreGroup, renameStoreGroup),
  route(network.changeGroupMembers, changeGroupMembers),
  route(network.deleteStoreGroup, deleteStoreGroup),
  route(network.createCompany, createCompany),
  route(network.listBrands, listBrands),
  route(network.createBrand, createBrand),
  route(network.editBrand, editBrand),
  route(network.switchBrands, switchBrands),
];
